import { cutText } from '@/lib/shared/text/cut-text'
import { escapeMarkup } from '@/lib/shared/text/escape-markup'
import type { Db } from '../db/client'
import { listRecords, writeRecord } from '../providers/domain/local'
import { devShell } from './dev-page'

const MOST = 300

/** Page of the local name server: its TXT records, and a form to add one. */
export async function recordsPage(db: Db, request: Request): Promise<Response> {
  if (request.method === 'POST') {
    const form = await request.formData()
    const [name, text] = ['name', 'text'].map((key) => cutText(`${form.get(key) ?? ''}`.trim(), MOST)) as [
      string,
      string,
    ]
    if (name && text) await writeRecord(db, name, text)
  }
  const rows = (await listRecords(db)).map(
    ({ name, text }) => `<tr><td>${escapeMarkup(name)}</td><td>${escapeMarkup(text)}</td></tr>`,
  )
  return devShell(
    'TXT 记录',
    `<p>本地的域名解析只认这里的记录。</p><form method="post"><label>名称 <input name="name" required></label><label>内容 <input name="text" required></label><button>写入记录</button></form>
<table><thead><tr><th>名称</th><th>内容</th></tr></thead><tbody>${rows.join('') || '<tr><td colspan="2">还没有记录</td></tr>'}</tbody></table>`,
  )
}
