'use client'

import { Pagination, Tag } from 'antd'
import { useEffect, useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { type RuleChange, STATES, TONES } from './rule-row'

interface Props {
  of: { key: string; distId?: string }
  /** Incremented when the rule was changed. */
  version: number
}

/** Who changed a rule, when, from which value to which, and why. */
export function RuleHistory({ of, version }: Props) {
  const [page, setPage] = useState(1)
  const { data, error, reload } = useLoad(`${of.key} ${of.distId ?? ''} ${page}`, () =>
    call('GET /console/ruleHistory', { ...of, page: String(page) }),
  )
  useEffect(() => {
    if (version > 0) reload()
  }, [version, reload])
  return (
    <section className={styles.section}>
      <h3>变更记录</h3>
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={120} /> : null}
      {data?.list.length === 0 ? <p className="muted">没有改过，一直是默认值</p> : null}
      <ul className={styles.transfers}>
        {data?.list.map((one) => (
          <li key={one.changeId}>
            <p>
              <Tag color={TONES[one.state]}>{STATES[one.state]}</Tag>
              <b>{`${one.before} → ${one.after || '恢复默认'}`}</b>
            </p>
            <span className={styles.sub}>{`${one.placeName}・${beginning(one)}`}</span>
            <span className={styles.sub}>{who(one)}</span>
            {one.reason ? <span className={styles.sub}>{`原因：${one.reason}`}</span> : null}
          </li>
        ))}
      </ul>
      {data && data.total > data.pageSize ? (
        <Pagination size="small" current={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />
      ) : null}
    </section>
  )
}

const beginning = ({ startTime }: RuleChange) => (startTime ? `${startTime.slice(0, 16)} 生效` : '一开始就生效')
const who = ({ by, second, createTime }: RuleChange) =>
  by ? `${by}${second ? `申请，${second}复核` : ''}・${createTime.slice(0, 16)}` : '安装时设置'
