import { Button } from '@/components/ui/kit/button'
import { HostValues } from './host-values'
import styles from './site.module.css'
import type { HostRow } from './types'

/** Endings of two parts under which people register domains. */
const TWO_PARTS = /\.(?:com|net|org|gov|edu|ac)\.[a-z]{2}$/

/** The record's name without the registered domain, as consoles of name servers ask for it. */
export const shortName = (name: string): string =>
  name
    .split('.')
    .slice(0, TWO_PARTS.test(name) ? -3 : -2)
    .join('.') || '@'

/** Proof of a host: a TXT record, or a file at one of its addresses. */
export function HostRecord({
  record: { name, text, file },
  finding,
  checkTime,
  busy,
  onCheck,
}: Pick<HostRow, 'finding' | 'checkTime'> & {
  record: NonNullable<HostRow['record']>
  busy: boolean
  onCheck: () => void
}) {
  return (
    <div className={styles.record}>
      <p>方法一：到域名服务商处添加一条解析记录</p>
      <HostValues
        label="解析记录"
        rows={[
          ['记录类型', 'TXT', false],
          ['主机记录', shortName(name), true],
          ['完整名称', name, true],
          ['记录值', text, true],
          ['TTL', '600 秒，或保持默认', false],
        ]}
      />
      <ul className={styles.hints}>
        <li>阿里云：云解析 DNS → 域名 → 添加记录。“主机记录”不含主域名，“解析请求来源”选默认。</li>
        <li>腾讯云：DNSPod → 我的域名 → 添加记录。“主机记录”不含主域名，“线路类型”选默认。</li>
        <li>其他服务商要求填完整名称的，用“完整名称”。生效约需 10 分钟。</li>
      </ul>
      <p>方法二：在网站上放一个验证文件</p>
      <HostValues
        label="验证文件"
        rows={[
          ['文件地址', file, true],
          ['文件内容', text, true],
        ]}
      />
      <p className={styles.lastCheck}>
        <span className={finding ? styles.finding : 'muted'} role="status">
          {checkTime ? `${checkTime.slice(5, 16)} 检查：${finding}` : '还没有检查过'}
        </span>
        <Button size="sm" loading={busy} onClick={onCheck}>
          {checkTime ? '重新检查' : '检查解析'}
        </Button>
      </p>
    </div>
  )
}
