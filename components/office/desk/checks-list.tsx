'use client'

import { App, Button, Segmented } from 'antd'
import { useState } from 'react'
import { CheckDialog } from '@/components/office/checks/check-dialog'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLiveDesk } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import { yuanText } from '@/lib/shared/money/money'
import { parseDateTime, relativeTime } from '@/lib/shared/time'
import { CheckCover, CheckDetail, type CheckRow } from './check-detail'
import styles from './desk.module.css'
import { LIST_MOST, LIST_STEP } from './list-frame'
import { Pair } from './pair'

const EVERY_MS = 30_000
const VIEWS = [
  { value: 'waiting', label: '待接手' },
  { value: 'mine', label: '我的' },
] as const

const EMPTY = { waiting: '没有等待验号的账号', mine: '你没有接手中的验号' } as const

/** Accounts that sellers submitted for a check before they are sold. */
export function ChecksList({ version, onChanged }: { version: number; onChanged: () => void }) {
  const { message } = App.useApp()
  const [kind, setKind] = useState<(typeof VIEWS)[number]['value']>('waiting')
  const [opened, setOpened] = useState<number | string | null>(null)
  /** Whose form is open. */
  const [worked, setWorked] = useState<number | null>(null)
  const [size, setSize] = useState(LIST_STEP)
  const load = () => call('GET /desk/checks', { kind, pageSize: String(size) })
  const loaded = useLoad(`checks ${kind} ${size} ${version}`, load, { everyMs: EVERY_MS })
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
        setWorked(checkId)
        onChanged()
      },
      (error: Error) => {
        void message.error(error.message)
        changed()
      },
    )
  return (
    <>
      <Pair<CheckRow>
        head={
          <div className={styles.find}>
            <Segmented block aria-label="上架验号" options={[...VIEWS]} value={kind} onChange={setKind} />
          </div>
        }
        loaded={loaded}
        empty={EMPTY[kind]}
        onMore={size < LIST_MOST ? () => setSize(LIST_MOST) : undefined}
        keyOf={({ checkId }) => checkId}
        opened={opened}
        onOpen={setOpened}
        none={{ title: EMPTY[kind], text: '接手后登录核对、上传截图、逐项确认属性' }}
        detail={(row) => (
          <CheckDetail key={row.checkId} row={row}>
            {kind === 'waiting' ? (
              <Button type="primary" onClick={() => void take(row.checkId)}>
                接手
              </Button>
            ) : (
              <Button type="primary" onClick={() => setWorked(row.checkId)}>
                验号
              </Button>
            )}
          </CheckDetail>
        )}
      >
        {(row) => (
          <>
            <CheckCover row={row} width={40} />
            <span className={styles.line}>
              <b className="ell">{row.title}</b>
              <span className={styles.sla} data-state={row.overdue ? 'over' : undefined}>
                {row.overdue ? '已超时' : `${row.untilTime.slice(5, 16)} 前${row.taken ? '完成' : '接手'}`}
              </span>
            </span>
            <span className={styles.line}>
              <Tag kind="info">{row.gameName}</Tag>
              {row.goods ? <span className="num">{yuanText(row.goods.price)}</span> : null}
            </span>
            <span className={styles.line}>
              <span className="ell">{row.seller}</span>
              <span className={styles.sla}>{`${relativeTime(parseDateTime(row.createTime), serverNow())}提交`}</span>
            </span>
          </>
        )}
      </Pair>
      {worked === null ? null : <CheckDialog checkId={worked} onChanged={changed} onClose={() => setWorked(null)} />}
    </>
  )
}
