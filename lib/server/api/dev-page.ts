import { escapeMarkup } from '@/lib/shared/text/escape-markup'
import { formatDateTime } from '@/lib/shared/time'

interface Words {
  title: string
  says: string
  to: string
}
export const SMS: Words = { title: '短信', says: '本地短信通道不会真正发送，验证码显示在这里。', to: '手机号' }
export const MAIL: Words = { title: '邮件', says: '本地邮件通道不会真正发送，邮件显示在这里。', to: '邮箱' }

export const WECHAT: Words = {
  title: '微信消息',
  says: '本地公众号不会真正推送，消息显示在这里。',
  to: '关注者',
}

const STYLE =
  'body{font:14px/22px system-ui,sans-serif;margin:32px auto;max-width:760px;padding:0 16px;color:#161b24}table{width:100%;border-collapse:collapse}td,th{padding:8px;border-bottom:1px solid #e5e8ee;text-align:left;white-space:pre-line}form{display:grid;gap:12px;max-width:320px}input,button{font:inherit;padding:8px 12px}'

/** HTML shell for a page of a local provider, in development only. `body` is HTML. */
export function devShell(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}（开发环境）</title>
<style>${STYLE}</style><h1>${title}（开发环境）</h1>${body}</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** Lists what a local provider would have sent, newest first. */
export function devPage({ title, says, to }: Words, rows: readonly [at: Date, to: string, text: string][]): Response {
  const list = rows
    .map(
      ([at, receiver, text]) =>
        `<tr><td>${formatDateTime(at)}</td><td>${escapeMarkup(receiver)}</td><td>${escapeMarkup(text)}</td></tr>`,
    )
    .join('')
  return devShell(
    title,
    `<p>${says}</p><table><thead><tr><th>时间</th><th>${to}</th><th>内容</th></tr></thead><tbody>${list || `<tr><td colspan="3">还没有${title}</td></tr>`}</tbody></table>`,
  )
}
