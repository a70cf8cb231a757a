import { Fragment } from 'react'
import { CopyText } from '@/components/ui/kit/copy-text'
import styles from './site.module.css'
import type { HostRow } from './types'

/** Proof of a host: a TXT record, or a file at one of its addresses. */
export function HostRecord({
  record: { name, text, file },
  finding,
  checkTime,
}: Pick<HostRow, 'finding' | 'checkTime'> & { record: NonNullable<HostRow['record']> }) {
  return (
    <div className={styles.record}>
      <p>方法一：到域名服务商处添加一条解析记录</p>
      <Values
        rows={[
          ['主机记录', name],
          ['记录类型', 'TXT'],
          ['记录值', text],
        ]}
      />
      <p className={styles.note}>阿里云、腾讯云的“主机记录”只填主域名前面的部分，主域名会自动补上。</p>
      <p>方法二：在网站上放一个验证文件</p>
      <Values
        rows={[
          ['文件地址', file],
          ['文件内容', text],
        ]}
      />
      {finding ? (
        <p className={styles.finding} role="status">
          {checkTime?.slice(5, 16)} 检查：{finding}
        </p>
      ) : null}
    </div>
  )
}

const Values = ({ rows }: { rows: [label: string, value: string][] }) => (
  <dl>
    {rows.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>
          <code>{value}</code> {value === 'TXT' ? null : <CopyText text={value} label={`复制${label}`} />}
        </dd>
      </Fragment>
    ))}
  </dl>
)
