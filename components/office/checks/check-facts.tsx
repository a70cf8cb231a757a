'use client'

import { Button, Checkbox, Input, Select } from 'antd'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './check.module.css'

type Fact = OutputOf<ApiContract['GET /desk/check']>['facts'][number]

/** Values as the game shows them, by fact; absent: not looked at yet. */
export type Seen = Readonly<Record<string, string>>

/** Every fact with its value in the game. */
export const factsOf = (facts: readonly Fact[], seen: Seen): Record<string, string> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, seen[key] ?? value]))

interface Props {
  facts: readonly Fact[]
  seen: Seen
  onChange: (seen: Seen) => void
}

/** Every fact that the seller states: ticked if the game shows the same, or corrected. */
export function CheckFacts({ facts, seen, onChange }: Props) {
  const set = (key: string, value: string | undefined) => {
    const { [key]: _old, ...rest } = seen
    onChange(value === undefined ? rest : Object.assign(rest, { [key]: value }))
  }
  return (
    <fieldset className={styles.facts}>
      <legend>
        核对属性
        <small className="muted num">{`已核对 ${Object.keys(seen).length} / ${facts.length}`}</small>
      </legend>
      <ul>
        {facts.map((fact) => {
          const { key, label, value, unit, options } = fact
          const now = seen[key]
          return (
            <li key={key}>
              <Checkbox
                checked={now !== undefined}
                onChange={({ target }) => set(key, target.checked ? value : undefined)}
              >
                {label}
              </Checkbox>
              {options.length > 0 ? (
                <Select
                  aria-label={`${label}实际值`}
                  value={now ?? value}
                  options={options.map((one) => ({ value: one, label: one }))}
                  onChange={(next) => set(key, next)}
                />
              ) : (
                <Input
                  aria-label={`${label}实际值`}
                  value={now ?? value}
                  suffix={unit}
                  maxLength={40}
                  onChange={({ target }) => set(key, target.value)}
                />
              )}
              {now !== undefined && now !== value ? (
                <Button type="link" size="small" onClick={() => set(key, undefined)}>
                  {`卖家填的是 ${value}${unit}，还原`}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
