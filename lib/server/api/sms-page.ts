import { maskPhone } from '@/lib/shared/mask'
import { formatDateTime } from '@/lib/shared/time'

const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

/** Development only: what the local SMS provider would have sent, newest first. */
export function smsPage(rows: { phone: string; text: string; createdAt: Date }[]): Response {
  const list = rows
    .map(
      (r) =>
        `<tr><td>${formatDateTime(r.createdAt)}</td><td title="${escapeText(maskPhone(r.phone))}">${escapeText(r.phone)}</td><td>${escapeText(r.text)}</td></tr>`,
    )
    .join('')
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>短信（开发环境）</title>
<style>body{font:14px/22px system-ui,sans-serif;margin:32px auto;max-width:760px;padding:0 16px;color:#161b24}table{width:100%;border-collapse:collapse}td,th{padding:8px;border-bottom:1px solid #e5e8ee;text-align:left}</style>
<h1>短信（开发环境）</h1><p>本地短信通道不会真正发送，验证码显示在这里。</p><table><thead><tr><th>时间</th><th>手机号</th><th>内容</th></tr></thead><tbody>${list || '<tr><td colspan="3">还没有短信</td></tr>'}</tbody></table></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
