'use client'

import { Form, Input, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import type { Board } from '@/components/office/parts/content-rows'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { dayjsOf, MinutePicker, minuteOf } from '@/components/office/parts/minute-picker'
import { RemoveButton } from '@/components/office/parts/remove-button'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { MODE_NAMES, type ModeName, modeName } from '@/lib/shared/trade/trade-modes'
import { linesOf } from './rule-lines'

export const BOARD_KINDS: Record<Board['kind'], string> = { acquisition: '拉新榜', statement: '流水榜' }
const KINDS = Object.entries(BOARD_KINDS).map(([value, label]) => ({ value, label }))
const MODES = MODE_NAMES.map((value) => ({ value, label: modeName(value) }))
const needed = (message: string) => [{ required: true, message }]

interface Fields {
  kind: Board['kind']
  title: string
  intro?: string
  rules: string
  startAt: Dayjs
  endAt: Dayjs
  modes?: ModeName[]
}
interface Props {
  /** null: a new one. */
  board: Board | null
  onClose: () => void
  onChanged: () => void
}

/** One leaderboard; after its start, the scoring and start time cannot be changed. */
export function BoardDrawer({ board, onClose, onChanged }: Props) {
  const [form] = Form.useForm<Fields>()
  const boardId = board ? `${board.boardId}` : undefined
  const hasBegun = board !== null && board.state !== 'soon'
  const send = ({ rules, startAt, endAt, modes = board?.modes ?? [], ...values }: Fields) =>
    call('POST /console/saveBoard', {
      ...values,
      boardId,
      rules: JSON.stringify(linesOf(rules)),
      modes: JSON.stringify(modes),
      startTime: minuteOf(startAt),
      endTime: minuteOf(endAt),
    })
  return (
    <FormDrawer<Fields>
      title={board?.title ?? '新建榜单'}
      note={board?.state === 'open' ? '榜单已经开始，类型、开始时间和统计范围不能再改' : undefined}
      readOnly={board?.state === 'ended'}
      form={form}
      initial={
        board
          ? {
              kind: board.kind,
              title: board.title,
              intro: board.intro,
              modes: board.modes,
              rules: board.rules.join('\n'),
              startAt: dayjsOf(board.startTime),
              endAt: dayjsOf(board.endTime),
            }
          : { kind: 'statement', modes: [] }
      }
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
      actions={
        boardId && !hasBegun ? (
          <RemoveButton
            title="删除这个榜单？"
            text="榜单页立即不再显示，不能恢复。"
            onRemove={async (reason) => {
              await call('POST /console/removeBoard', { boardId, reason })
              onChanged()
            }}
          />
        ) : null
      }
    >
      <div className={styles.row}>
        <Form.Item name="kind" label="类型">
          <Select options={KINDS} disabled={hasBegun} />
        </Form.Item>
        <Form.Item name="title" label="标题" rules={needed('请填写标题')}>
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name="startAt" label="开始" rules={needed('请选择开始时间')}>
          <MinutePicker disabled={hasBegun} />
        </Form.Item>
        <Form.Item name="endAt" label="结束" rules={needed('请选择结束时间')}>
          <MinutePicker />
        </Form.Item>
      </div>
      {board && hasBegun ? (
        <Form.Item label="统计哪些订单">{board.counted}</Form.Item>
      ) : (
        <Form.Item name="modes" label="统计哪些订单，不选则全部">
          <Select mode="multiple" options={MODES} optionFilterProp="label" />
        </Form.Item>
      )}
      <Form.Item name="intro" label="简介（选填）">
        <Input maxLength={100} showCount />
      </Form.Item>
      <Form.Item name="rules" label="规则，一行一条" rules={needed('请填写规则')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
    </FormDrawer>
  )
}
