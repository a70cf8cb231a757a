import { fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { escapeHtml } from '../../sandbox/escape-html'
import { type BankPayout, PAYOUT_WAYS } from './bank'

const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#f1f3f6;color:#161b24;font:16px/24px system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:640px;margin:0 auto;padding:24px 16px}.card{background:#fff;border-radius:12px;padding:20px;margin-bottom:16px}
.note{margin:0 0 16px;padding:10px 14px;border-radius:8px;background:#fef5e3;color:#8d5406;font-size:14px}
h1,h2{margin:0 0 12px;font-size:18px}ul{margin:0;padding:0;list-style:none}li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:10px 0;border-top:1px solid #e4e7ed;font-size:14px}
li b{font-size:16px}.push{margin-left:auto}form.go{display:grid;gap:12px}label{display:grid;gap:4px;font-size:14px}
input,select,button{height:44px;padding:0 12px;border:1px solid #d2d7e0;border-radius:8px;background:#fff;font:inherit}li button{height:36px}
button{cursor:pointer}:focus-visible{outline:3px solid #161b24;outline-offset:2px}`

const STATES: Record<BankPayout['state'], string> = {
  WAIT: '处理中',
  SUCCESS: '已到账',
  FAILED: '失败',
  RETURNED: '已退回',
}

/**
 * Page where a person plays the bank: choosing the outcome of payouts to an account, and returning one. Says clearly
 * that no money moves.
 */
export function bankPage(recent: readonly BankPayout[]): Response {
  const ways = Object.entries(PAYOUT_WAYS).map(([way, name]) => `<option value="${way}">${name}</option>`)
  const rows = recent.map(
    ({ tradeNo, tail, amountFen, state, createdAt }) =>
      `<li><b>¥${fenToYuan(amountFen)}</b><span>尾号 ${escapeHtml(tail)}</span><span>${STATES[state]}</span><time>${formatDateTime(createdAt)}</time>${
        state === 'SUCCESS'
          ? `<form class="push" method="post"><button name="back" value="${escapeHtml(tradeNo)}">退回</button></form>`
          : ''
      }</li>`,
  )
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>沙箱银行</title><style>${STYLE}</style></head>
<body><main><p class="note">沙箱银行：用于演示和测试提现，不会产生真实打款。</p>
<section class="card"><h1>打到这个账户的款怎么走</h1><form class="go" method="post"><label>收款账号<input name="account" required autocomplete="off"></label><label>结果<select name="way">${ways.join('')}</select></label><button>保存</button></form></section>
<section class="card"><h2>最近的打款</h2>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>还没有打款</p>'}</section></main></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}
