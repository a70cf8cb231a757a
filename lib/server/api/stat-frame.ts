import { statScripts } from '@/lib/shared/stat-scripts'

/**
 * The only document in which a distributor's statistics scripts run. Its origin is opaque (sandbox without allow-same-origin),
 * so they reach neither cookies nor storage nor the page around; they may load from and report to their own hosts only.
 */
export function statFrame(statTrafScript: string): Response {
  const scripts = statScripts(statTrafScript)
  const hosts = [...new Set(scripts.map((url) => new URL(url).origin))].join(' ')
  const tags = scripts.map((url) => `<script async src="${url.replaceAll('&', '&amp;')}"></script>`).join('')
  const own = hosts || "'none'"
  return new Response(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>统计</title>${tags}</html>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src ${own}; img-src ${own}; connect-src ${own}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
    },
  })
}
