'use client'

import { useState } from 'react'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { LEAD_KINDS } from '@/lib/shared/site/leads'

type Row = OutputOf<ApiContract['GET /console/leads']>['list'][number]

/** Business enquiries to this site; a full mobile is shown one at a time, and each view is logged. */
export default function LeadsScreen() {
  const [mobiles, setMobiles] = useState<Record<number, string>>({})
  const reveal = async (leadId: number) => {
    try {
      const { list } = await call('GET /console/leads', { leadId: `${leadId}` })
      setMobiles((old) => ({ ...old, [leadId]: list[0]?.mobile ?? '' }))
    } catch (error) {
      toast({ kind: 'warn', text: error instanceof Error ? error.message : '操作失败' })
    }
  }
  const columns = [
    { title: '时间', dataIndex: 'createTime', className: styles.num },
    { title: '类型', render: ({ kind }: Row) => LEAD_KINDS[kind] },
    {
      title: '联系人',
      render: ({ name, company }: Row) => (
        <>
          {name}
          {company ? <span className={styles.sub}>{company}</span> : null}
        </>
      ),
    },
    {
      title: '手机',
      render: ({ leadId, mobile }: Row) => (
        <span className={styles.num}>
          {mobiles[leadId] ?? mobile}{' '}
          {mobiles[leadId] ? null : (
            <button type="button" className="link" onClick={() => reveal(leadId)}>
              显示
            </button>
          )}
        </span>
      ),
    },
    { title: '留言', dataIndex: 'note' },
  ]
  return (
    <ScreenPage title="合作线索" note="查看完整手机号会留下记录">
      <section className={`panel ${styles.box}`} aria-label="合作线索">
        <PagedTable
          of="leads"
          load={(page) => call('GET /console/leads', { page })}
          columns={columns}
          rowKey={({ leadId }) => leadId}
          empty="还没有人留下联系方式"
        />
      </section>
    </ScreenPage>
  )
}
