'use client'

import { Button, Input } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'

interface Tier {
  id: number
  name: string
  explain: string
  days: number
  mostPercent: number
  bp: number
  fixedFen?: number
}
/** Input state: numbers as text. */
type Typed = Record<'name' | 'explain' | 'days' | 'mostPercent' | 'percent', string> & { id: number; fixedFen?: number }

const typed = ({ bp, days, mostPercent, ...tier }: Tier): Typed => ({
  ...tier,
  days: String(days),
  mostPercent: String(mostPercent),
  percent: String(bp / 100),
})
const written = (tiers: readonly Typed[]): string =>
  JSON.stringify(
    tiers.map(
      ({ days, mostPercent, percent, ...tier }): Tier => ({
        ...tier,
        days: Number(days),
        mostPercent: Number(mostPercent),
        bp: Math.round(Number(percent) * 100),
      }),
    ),
  )
const FIELDS = [
  ['name', '名称', ''],
  ['percent', '价格', '%'],
  ['days', '期限', '天'],
  ['mostPercent', '最高赔付', '%'],
] as const

/** Cover tiers, one after the other. */
export function RuleTiers({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [tiers, setTiers] = useState(() => (JSON.parse(value) as Tier[]).map(typed))
  const change = (next: Typed[]) => {
    setTiers(next)
    onChange(written(next))
  }
  const edit = (id: number, part: Partial<Typed>) =>
    change(tiers.map((tier) => (tier.id === id ? { ...tier, ...part } : tier)))
  const handleAdd = () => {
    const id = Math.max(0, ...tiers.map((tier) => tier.id)) + 1
    change([...tiers, { id, name: '', explain: '', days: '30', mostPercent: '100', percent: '5' }])
  }
  return (
    <div id="value">
      {tiers.map((tier, index) => (
        <fieldset key={tier.id} className={styles.tier}>
          <legend>{`第 ${index + 1} 档`}</legend>
          {FIELDS.map(([name, label, unit]) => (
            <Input
              key={name}
              aria-label={`第 ${index + 1} 档${label}`}
              prefix={<span className="muted">{label}</span>}
              suffix={unit || undefined}
              value={tier[name]}
              onChange={(event) => edit(tier.id, { [name]: event.target.value.trim() })}
            />
          ))}
          <Input.TextArea
            aria-label={`第 ${index + 1} 档赔付说明`}
            autoSize
            maxLength={60}
            value={tier.explain}
            onChange={(event) => edit(tier.id, { explain: event.target.value })}
          />
          <Button size="small" danger onClick={() => change(tiers.filter(({ id }) => id !== tier.id))}>
            删除这一档
          </Button>
        </fieldset>
      ))}
      <Button onClick={handleAdd} disabled={tiers.length >= 6}>
        添加一档
      </Button>
    </div>
  )
}
