'use client'

import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import type { Match } from '@/components/office/parts/content-rows'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { GameSelect } from '@/components/office/parts/game-select'
import { dayjsOf, MinutePicker, minuteOf } from '@/components/office/parts/minute-picker'
import { RemoveButton } from '@/components/office/parts/remove-button'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'

interface Fields {
  gameId: number
  league: string
  stage?: string
  bestOf: number
  homeTeam: string
  awayTeam: string
  startAt: Dayjs
  homeScore?: number | null
  awayScore?: number | null
  isOver?: boolean
}
const SERIES = [1, 3, 5, 7].map((value) => ({ value, label: `BO${value}` }))
const needed = (message: string) => [{ required: true, whitespace: true, message }]
const scoreOf = (score: number | null | undefined) => (typeof score === 'number' ? `${score}` : undefined)

interface Props {
  /** null: a new one. */
  match: Match | null
  onClose: () => void
  onChanged: () => void
}

/** One match: teams and time, current score, result. */
export function MatchDrawer({ match, onClose, onChanged }: Props) {
  const [form] = Form.useForm<Fields>()
  const matchId = match ? `${match.matchId}` : undefined
  const send = ({ gameId, bestOf, startAt, homeScore, awayScore, isOver, ...values }: Fields) =>
    call('POST /console/saveMatch', {
      ...values,
      matchId,
      gameId: `${gameId}`,
      bestOf: `${bestOf}` as '1',
      startTime: minuteOf(startAt),
      homeScore: scoreOf(homeScore),
      awayScore: scoreOf(awayScore),
      isOver: isOver ? '1' : '0',
    })
  return (
    <FormDrawer<Fields>
      title={match ? `${match.homeTeam} 对 ${match.awayTeam}` : '新建比赛'}
      form={form}
      initial={
        match
          ? { ...match, startAt: dayjsOf(match.startTime), isOver: match.state === 'finished' }
          : { bestOf: 3, stage: '' }
      }
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
      actions={
        matchId ? (
          <RemoveButton
            title="删除这场比赛？"
            text="赛事页立即不再显示，不能恢复。"
            onRemove={async (reason) => {
              await call('POST /console/removeMatch', { matchId, reason })
              onChanged()
            }}
          />
        ) : null
      }
    >
      <Form.Item name="league" label="赛事" rules={needed('请填写赛事')}>
        <Input maxLength={40} />
      </Form.Item>
      <div className={styles.row}>
        <Form.Item name="gameId" label="游戏" rules={[{ required: true, message: '请选择游戏' }]}>
          <GameSelect />
        </Form.Item>
        <Form.Item name="stage" label="阶段（选填）">
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item name="bestOf" label="赛制">
          <Select options={SERIES} />
        </Form.Item>
        <Form.Item name="startAt" label="开赛时间" rules={[{ required: true, message: '请选择开赛时间' }]}>
          <MinutePicker />
        </Form.Item>
        <Form.Item name="homeTeam" label="主队" rules={needed('请填写主队')}>
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item name="awayTeam" label="客队" rules={needed('请填写客队')}>
          <Input maxLength={30} />
        </Form.Item>
        {match && match.state !== 'upcoming' ? (
          <>
            <Form.Item name="homeScore" label="主队比分">
              <InputNumber min={0} max={7} precision={0} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="awayScore" label="客队比分">
              <InputNumber min={0} max={7} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </>
        ) : null}
      </div>
      {match && match.state !== 'upcoming' ? (
        <Form.Item name="isOver" valuePropName="checked">
          <Checkbox>比赛已结束，比分即最终结果</Checkbox>
        </Form.Item>
      ) : null}
    </FormDrawer>
  )
}
