import type { ServerResponse } from 'node:http'
import { ERRORS, type ErrorName } from '@/lib/contract/errors'
import { PLAIN_CSP } from './csp'
import { SECURITY_HEADERS } from './headers'

/** Pages the front server sends itself, when there is no distributor or no renderer. */
const PAGES = {
  400: ['请求有误', '地址格式不正确，请检查后重试。'],
  404: ['页面不存在', '你访问的内容不存在或已被删除。'],
  405: ['不支持的请求', '请用浏览器直接打开页面地址。'],
  410: ['预览已结束', '草稿预览已过期或被收回，请回到后台重新打开。'],
  421: ['站点不存在', '此域名尚未绑定站点，请核对网址。'],
  500: ['服务器暂时无法访问了', '请稍后刷新重试。'],
  503: ['网站正在更新', '请稍候几秒后刷新。'],
} as const

const STYLE =
  'body{margin:20vh auto;max-width:28em;padding:0 1em;font:16px/1.8 system-ui,sans-serif;color:#333;text-align:center}h1{font-size:24px}a{color:#06c}'

type PlainStatus = keyof typeof PAGES

const bodies = new Map(
  Object.entries(PAGES).map(([status, [title, text]]) => [
    Number(status),
    Buffer.from(
      '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
        `<title>${title}</title><style>${STYLE}</style></head>` +
        `<body><h1>${title}</h1><p>${text}</p>${[410, 421].includes(Number(status)) ? '' : '<p><a href="/">返回首页</a></p>'}</body></html>`,
    ),
  ]),
)

export function sendPlain(res: ServerResponse, status: PlainStatus, extra: readonly string[] = []): void {
  const body = bodies.get(status) as Buffer
  res.writeHead(status, [
    ...SECURITY_HEADERS,
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    PLAIN_CSP,
    ...extra,
  ])
  res.end(body)
}

/** Sends an API envelope for errors that occur before the API is called. */
export function sendEnvelope(res: ServerResponse, name: ErrorName, extra: readonly string[] = []): void {
  const { code, status, msg } = ERRORS[name]
  const body = Buffer.from(JSON.stringify({ code, name, msg, data: null }))
  res.writeHead(status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    ...extra,
  ])
  res.end(body)
}
