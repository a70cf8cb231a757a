import { fenToYuan, splitYuan } from '@/lib/shared/money/money'
import { escapeHtml } from '../../sandbox/escape-html'
import type { Trade } from './merchant'
import { WAYS } from './refunds'

const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#f1f3f6;color:#161b24;font:16px/24px system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:420px;margin:0 auto;padding:24px 16px}.card{background:#fff;border-radius:12px;padding:24px;text-align:center}
.note{margin:0 0 16px;padding:10px 14px;border-radius:8px;background:#fef5e3;color:#8d5406;font-size:14px;text-align:left}
h1{margin:0 0 4px;font-size:18px}.sub{margin:0;color:#636975;font-size:14px;overflow-wrap:anywhere}.sum{margin:20px 0;font-size:40px;line-height:48px;font-weight:600}.sum small{font-size:22px}
form{display:grid;gap:12px;margin-top:20px}button{height:48px;border:1px solid #d2d7e0;border-radius:8px;background:#fff;font:inherit;cursor:pointer}
.go{border:0;color:#fff;font-weight:600}.c1{background:#1668dc}.c2{background:#077649}.done{color:#077649}.over{color:#636975}:focus-visible{outline:3px solid #161b24;outline-offset:2px}`

const NAMES: Record<number, string> = { 1: '支付宝', 2: '微信支付' }

/** The page a phone would open: says clearly that no money moves. Plain forms, works without scripts. */
export function cashierPage(trade: Trade | undefined, now: Date): Response {
  const over = !trade || trade.state === 'CLOSED' || (trade.state === 'WAIT' && trade.expiresAt <= now)
  const body = !trade ? '<p class="over">没有这笔交易</p>' : card(trade, over)
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>沙箱收银台</title><style>${STYLE}</style></head>
<body><main><p class="note">沙箱收银台：用于演示和测试，不会产生真实扣款。</p><section class="card">${body}</section></main></body></html>`
  return new Response(html, {
    status: trade ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}

function card(trade: Trade, over: boolean): string {
  const [whole, cents] = splitYuan(fenToYuan(trade.amountFen))
  const head = `<h1>${NAMES[trade.channel]}</h1><p class="sub">${escapeHtml(trade.subject)}</p><p class="sum"><small>¥</small>${whole}<small>${cents}</small></p>`
  if (trade.state === 'SUCCESS')
    return `${head}<p class="done" role="status"><b>支付成功</b></p>${wayBack(trade, '请回到电脑上继续')}${refundForm(trade)}`
  if (over)
    return `${head}<p class="over" role="status"><b>交易已关闭</b></p>${wayBack(trade, '请回到电脑上重新获取二维码')}`
  const action = `/sandbox-pay/${encodeURIComponent(trade.tradeNo)}`
  return `${head}<form method="post" action="${action}"><button class="go c${trade.channel}" name="do" value="pay">确认支付</button><button name="do" value="cancel">取消</button></form>`
}

/** The page was opened on the device that pays, or by scanning a QR code with another one. */
const wayBack = ({ returnUrl }: Trade, text: string): string =>
  returnUrl ? `<p class="sub"><a href="${escapeHtml(returnUrl)}">返回商家</a></p>` : `<p class="sub">${text}</p>`

/** The person playing the bank chooses the outcome of refunds of this payment. */
const refundForm = ({ tradeNo, refundWay }: Trade): string =>
  `<form method="post" action="/sandbox-pay/${encodeURIComponent(tradeNo)}"><p class="sub">这笔支付如果退款</p>${Object.entries(
    WAYS,
  )
    .map(([way, name]) => `<button name="do" value="${way}"${way === refundWay ? ' disabled' : ''}>${name}</button>`)
    .join('')}</form>`
