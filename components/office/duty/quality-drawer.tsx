'use client'

import { App, Button, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import screen from '@/components/office/parts/screen-page.module.css'
import { useLeave } from '@/components/office/parts/use-leave'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { QualityRow } from '@/lib/contract/console/quality-fields'
import {
  COACHING_WORDS,
  MOST_POINTS,
  QUALITY_CRITERIA,
  QUALITY_WORDS,
  type QualityKey,
} from '@/lib/shared/staff/quality'
import styles from './duty.module.css'
import { QualityMarks } from './quality-sheet'

interface Props {
  sampleId: number
  onClose: () => void
  onChanged: () => void
}

/** One drawn order: its sheets, and the next one to fill in. */
export function QualityDrawer({ sampleId, onClose, onChanged }: Props) {
  const id = String(sampleId)
  const { data, error, reload } = useLoad(`quality ${id}`, () => call('GET /console/qualitySample', { sampleId: id }))
  const { fields, leave, reset } = useLeave(onClose)
  const saved = () => {
    reset()
    reload()
    onChanged()
  }
  return (
    <DockedDrawer title="质检评分" note={data ? `${data.agent} · ${data.orderSn}` : ''} onClose={leave}>
      {data ? (
        <>
          <section className={screen.section}>
            <h3>{data.title}</h3>
            <p className="muted">
              评分前请先阅读群聊和内部备注。{' '}
              <a href={`/desk?queue=all&orderSn=${data.orderSn}`} target="_blank" rel="noreferrer">
                打开订单
              </a>
            </p>
          </section>
          {data.sheets.map((sheet) => (
            <section key={sheet.createTime + sheet.by} className={screen.section}>
              <h3>{`${sheet.by}：${sheet.score.toFixed(1)} 分`}</h3>
              <QualityMarks marks={sheet.marks} />
              {sheet.coaching ? <p className={screen.story}>{`改进建议：${sheet.coaching}`}</p> : null}
            </section>
          ))}
          {data.difference === null ? null : (
            <p
              className={data.difference >= 1 ? screen.near : undefined}
            >{`两次评分相差 ${data.difference.toFixed(1)} 分`}</p>
          )}
          {data.mayScore ? (
            <div {...fields}>
              <ScoreForm sample={data} onSaved={saved} />
            </div>
          ) : null}
          {!data.mayScore && !data.isCalibrated ? <p className="muted">你已评分，等待另一位员工复评</p> : null}
        </>
      ) : error ? (
        <LoadError message={error} onRetry={reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </DockedDrawer>
  )
}

const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => ({ value: points, label: String(points) }))

function ScoreForm({ sample, onSaved }: { sample: QualityRow; onSaved: () => void }) {
  const { message } = App.useApp()
  const [points, setPoints] = useState<Partial<Record<QualityKey, number>>>({})
  const [notes, setNotes] = useState<Partial<Record<QualityKey, string>>>({})
  const [coaching, setCoaching] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const handleSend = async () => {
    const missing = QUALITY_CRITERIA.find(({ key }) => points[key] === undefined)
    if (missing) return setError(`请给“${missing.name}”打分`)
    const marks = QUALITY_CRITERIA.map(({ key }) => ({ key, points: points[key] ?? 0, note: notes[key] ?? '' }))
    setBusy(true)
    await call('POST /console/scoreQuality', {
      sampleId: String(sample.sampleId),
      marks: JSON.stringify(marks),
      coaching,
    }).then(
      () => {
        void message.success('已评分')
        onSaved()
      },
      (fault: Error) => setError(fault.message),
    )
    setBusy(false)
  }
  return (
    <Form layout="vertical" component="div" className={styles.sheet}>
      <h3>{sample.isScored ? '复评' : '评分'}</h3>
      {sample.isScored ? <p className="muted">首次评分在你提交后可见</p> : null}
      {QUALITY_CRITERIA.map(({ key, name, explain }) => (
        <Form.Item key={key} label={name} extra={explain} required>
          <Radio.Group
            aria-label={name}
            optionType="button"
            options={POINTS}
            value={points[key]}
            onChange={({ target }) => {
              setError('')
              setPoints({ ...points, [key]: target.value as number })
            }}
          />
          <Input
            aria-label={`${name}的说明`}
            placeholder="扣分请写明原因"
            maxLength={QUALITY_WORDS}
            value={notes[key] ?? ''}
            onChange={({ target }) => setNotes({ ...notes, [key]: target.value })}
          />
        </Form.Item>
      ))}
      <Form.Item label="改进建议" htmlFor="coaching" extra="客服本人可以看到">
        <Input.TextArea
          id="coaching"
          rows={3}
          maxLength={COACHING_WORDS}
          showCount
          value={coaching}
          onChange={({ target }) => setCoaching(target.value)}
        />
      </Form.Item>
      {error ? (
        <p role="alert" className="field-error">
          {error}
        </p>
      ) : null}
      <Button type="primary" loading={busy} onClick={() => void handleSend()}>
        提交评分
      </Button>
    </Form>
  )
}
