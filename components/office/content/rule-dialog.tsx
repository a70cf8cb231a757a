'use client'

import { DatePicker, Form, Segmented, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { RuleProposals } from './rule-proposals'
import type { RuleBook, RuleRow } from './rule-row'
import { RuleValue } from './rule-value'

type Input = InputOf<ApiContract['POST /console/changeRule']>

interface Props {
  rule: RuleRow
  book: Pick<RuleBook, 'modes' | 'games'>
  /** Distributor whose terms are changed; absent: all. */
  dist?: { distId: number; name: string }
  onChanged: () => void
  onClose: () => void
}
const WHEN = [
  { value: 'now', label: '立即' },
  { value: 'later', label: '定时' },
]
const WHAT = [
  { value: 'new', label: '设为新值' },
  { value: '', label: '恢复默认' },
]

/** Changes a rule for everything, or for a trade mode, a game or a distributor; now or later. */
export function RuleDialog({ rule, book, dist, onChanged, onClose }: Props) {
  const intent = useIntent()
  const [mode, setMode] = useState('')
  const [gameId, setGameId] = useState(0)
  const placed = { mode, gameId, distId: dist?.distId ?? 0 }
  const own = rule.own.find((one) => one.mode === mode && one.gameId === gameId && one.distId === placed.distId)
  const held = own ?? (mode && rule.startsByMode.find((one) => one.mode === mode)) ?? rule.now
  const [typed, setTyped] = useState<string | null>(null)
  const [what, setWhat] = useState('new')
  const [when, setWhen] = useState('now')
  const [start, setStart] = useState<Dayjs | null>(null)
  const [isChecked, setChecked] = useState(false)
  const presentValue = (held || rule.now).value
  const usual = rule.kind === 'switch' ? (presentValue === '1' ? '0' : '1') : presentValue
  const value = what === '' ? undefined : (typed ?? usual)
  const isOneEnough = rule.kind === 'switch' && value === '0' && when === 'now'
  const isAsked = rule.proposed.some(
    (one) => one.mode === mode && one.gameId === gameId && one.distId === placed.distId,
  )
  const isBlocked = isAsked && !isOneEnough
  const valueFault = isChecked && value === '' ? '请填写新值' : undefined
  const startFault = isChecked && when === 'later' && !start ? '请选择生效时间' : undefined
  const check = () => {
    setChecked(true)
    return value !== '' && (when === 'now' || start !== null)
  }
  const send = async (reason: string) => {
    const startTime = when === 'later' ? start?.format('YYYY-MM-DD HH:mm') : undefined
    const place = { mode: mode as Input['mode'], gameId: String(gameId), distId: String(placed.distId) }
    const change = {
      key: rule.key,
      ...place,
      reason,
      ...(value !== undefined && { value }),
      ...(startTime && { startTime }),
    }
    await call('POST /console/changeRule', change, { idempotencyKey: intent.keyOf(JSON.stringify(change)) })
    onChanged()
  }
  const swept = mode === '' && gameId === 0 && !dist ? rule.startsByMode : []
  const isPlaced = rule.where !== 'platform'
  return (
    <ReasonDialog
      title={dist ? `修改${dist.name}的${rule.label}` : `修改${rule.label}`}
      text={isOneEnough ? '关闭立即生效，不用复核；重新打开须双人复核。' : '提交后由另一位员工复核，通过后生效。'}
      confirm={isOneEnough ? '关闭' : '提交复核'}
      danger={isOneEnough}
      done={isOneEnough ? '已关闭' : '已提交，等待另一位员工复核'}
      check={check}
      blocked={isBlocked}
      onSend={send}
      onClose={onClose}
    >
      <RuleProposals
        proposed={rule.proposed}
        note={isBlocked ? '这个范围已有变更待复核，复核后才能再提交。' : undefined}
      />
      {isPlaced ? (
        <Form.Item label="交易" htmlFor="mode">
          <Select
            id="mode"
            value={mode}
            options={[
              { value: '', label: '全部交易' },
              ...book.modes.map((one) => ({ value: one.mode, label: one.name })),
            ]}
            onChange={setMode}
          />
        </Form.Item>
      ) : null}
      {isPlaced ? (
        <Form.Item label="游戏" htmlFor="game">
          <Select
            id="game"
            showSearch
            optionFilterProp="label"
            value={gameId}
            options={[
              { value: 0, label: '全部游戏' },
              ...book.games.map((one) => ({ value: one.gameId, label: one.name })),
            ]}
            onChange={setGameId}
          />
        </Form.Item>
      ) : null}
      {own ? (
        <Form.Item label="怎么改">
          <Segmented options={WHAT} value={what} onChange={setWhat} />
        </Form.Item>
      ) : null}
      {what === 'new' || !own ? (
        <Form.Item
          label={`新值（现行：${(held || rule.now).words}）`}
          required
          htmlFor="value"
          validateStatus={valueFault && 'error'}
          help={valueFault}
        >
          <RuleValue key={`${mode} ${gameId}`} rule={rule} value={value ?? usual} onChange={setTyped} />
        </Form.Item>
      ) : null}
      {swept.length > 0 ? (
        <Form.Item>
          <Alert kind="warn">{`全部交易一起改，包括另有默认的${swept.map((one) => one.modeName).join('、')}。`}</Alert>
        </Form.Item>
      ) : null}
      <Form.Item label="何时生效" validateStatus={startFault && 'error'} help={startFault}>
        <Segmented options={WHEN} value={when} onChange={setWhen} />
        {when === 'later' ? (
          <DatePicker
            aria-label="生效时间"
            style={{ marginLeft: 8 }}
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            value={start}
            onChange={setStart}
          />
        ) : null}
      </Form.Item>
    </ReasonDialog>
  )
}
