import { statScripts } from '@/lib/shared/site/stat-scripts'
import { escapeMarkup } from '@/lib/shared/text/escape-markup'
import type { Dist } from '../runtime/context'
import type { Env } from '../runtime/env'

type StatEnv = Pick<Env, 'STAT_ORIGIN' | 'STAT_SCRIPT_HOSTS'>
const PATH = '/frame'

/**
 * The only document in which a distributor's statistics scripts run. Its origin is opaque (sandbox without
 * allow-same-origin), so they reach neither cookies nor storage nor the surrounding page; they may load from and report
 * to their own hosts only. Scripts from hosts that the platform did not approve are left out.
 */
export function statFrame(dist: Dist, env: StatEnv): Response {
  const approved = new Set(env.STAT_SCRIPT_HOSTS.split(',').map((host) => host.trim()))
  const scripts = statScripts(dist.conf.distBaseConf.statTrafScript).filter((url) => approved.has(new URL(url).host))
  const hosts = [...new Set(scripts.map((url) => new URL(url).origin))].join(' ')
  const tags = scripts.map((url) => `<script async src="${escapeMarkup(url)}"></script>`).join('')
  const own = hosts || "'none'"
  return new Response(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>统计</title>${tags}</html>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src ${own}; img-src ${own}; connect-src ${own}; base-uri 'none'; form-action 'none'; sandbox allow-scripts`,
    },
  })
}

/** Address of a brand's statistics frame, if it is not on its own host; `search` carries the page's path. */
export function framesOtherOrigins({ STAT_ORIGIN }: StatEnv, { distId }: Dist, search: string): string | undefined {
  if (!STAT_ORIGIN) return undefined
  const target = new URL(PATH + search, STAT_ORIGIN)
  target.searchParams.set('dist', String(distId))
  return target.href
}

/** Handles requests to the statistics frame host: frames by distributor, and nothing else. */
export function answerFrames(env: StatEnv, byId: (distId: number) => Dist | undefined, request: Request): Response {
  const { pathname, searchParams } = new URL(request.url)
  const dist = pathname === PATH && request.method === 'GET' ? byId(Number(searchParams.get('dist'))) : undefined
  return dist ? statFrame(dist, env) : new Response('Not found', { status: 404 })
}
