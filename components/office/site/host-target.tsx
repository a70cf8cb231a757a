import { HostValues, type ValueRow } from './host-values'
import styles from './site.module.css'
import type { HostTarget } from './types'

const kindOf = (address: string): string => (address.includes(':') ? 'AAAA' : 'A')

/** The record that leads a bound host to this site, for the console of its name servers. */
export function HostTargetRecord({ name, target: { host, addresses } }: { name: string; target: HostTarget }) {
  const rows: ValueRow[] = [
    ['主机记录', name, true],
    ['CNAME', host, true],
    ...addresses.map((address): ValueRow => [kindOf(address), address, true]),
  ]
  return (
    <div className={styles.record}>
      <p>把域名解析到本站</p>
      <HostValues label="解析到本站" rows={rows} />
      <ul className={styles.hints}>
        <li>CNAME 和 A 记录选一种：www 这类子域名用 CNAME，主域名（主机记录填 @）用 A。</li>
        <li>约 10 分钟生效。生效后第一次打开网站，平台会自动申请 HTTPS 证书；不能自动申请的请联系平台安装。</li>
      </ul>
    </div>
  )
}
