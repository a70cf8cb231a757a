'use client'

import { App, Button, Segmented } from 'antd'
import { useState } from 'react'
import { CheckDialog } from '@/components/office/checks/check-dialog'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './desk.module.css'
import { ListFrame } from './list-frame'

type CheckRow = OutputOf<ApiContract['GET /desk/checks']>['list'][number]

const EVERY_MS = 30_000
const VIEWS = [
  { value: 'waiting', label: '待接手' },
  { value: 'mine', label: '我的' },
] as const

/** Accounts that sellers submitted for a check before they are sold. */
export function ChecksList({ version, onChanged }: { version: number; onChanged: () => void }) {
  const { message } = App.useApp()
  const [kind, setKind] = useState<(typeof VIEWS)[number]['value']>('waiting')
  const [opened, setOpened] = useState<number | null>(null)
  const loaded = useLoad(`checks ${kind} ${version}`, () => call('GET /desk/checks', { kind, pageSize: '30' }), {
    everyMs: EVERY_MS,
  })
  useLiveDesk(loaded.reload)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  const take = (checkId: number) =>
    call('POST /desk/takeCheck', { checkId: String(checkId) }).then(
      () => {
        setKind('mine')
        setOpened(checkId)
        onChanged()
      },
      (error: Error) => {
        void message.error(error.message)
        changed()
      },
    )
  return (
    <>
      <div className={styles.find}>
        <Segmented block aria-label="上架验号" options={[...VIEWS]} value={kind} onChange={setKind} />
      </div>
      <ListFrame loaded={loaded} empty={kind === 'mine' ? '你没有接手中的验号' : '没有等待验号的账号'}>
        {(rows: CheckRow[]) => (
          <ul>
            {rows.map((row) => (
              <li key={row.checkId}>
                <div className={`${styles.row} ${styles.plain}`}>
                  <span className={styles.line}>
                    <b className="ell">{row.title}</b>
                    <span className={styles.sla} data-state={row.overdue ? 'over' : undefined}>
                      {row.overdue ? '已超时' : `${row.untilTime.slice(5, 16)} 前`}
                    </span>
                  </span>
                  <span className={styles.line}>
                    <Tag kind="info">{row.gameName}</Tag>
                    <span className="muted num">{row.goodsSn}</span>
                  </span>
                  <span className={styles.line}>
                    <span className="muted num">{`${row.createTime.slice(5, 16)} 提交`}</span>
                    {kind === 'waiting' ? (
                      <Button size="small" type="primary" onClick={() => void take(row.checkId)}>
                        接手
                      </Button>
                    ) : (
                      <Button size="small" type="primary" onClick={() => setOpened(row.checkId)}>
                        验号
                      </Button>
                    )}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {opened === null ? null : <CheckDialog checkId={opened} onChanged={changed} onClose={() => setOpened(null)} />}
    </>
  )
}
