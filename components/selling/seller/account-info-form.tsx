'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { plain } from '@/lib/shared/normalize/characters'
import styles from './account-info.module.css'
import { AccountInfoPreview } from './account-info-preview'
import {
  type AccountFacts,
  BINDING_NAMES,
  BINDINGS,
  EMPTY_FACTS,
  exampleFacts,
  isUntouched,
  mainOf,
} from './account-info-text'

/** Digits and decimal points of the input, at most nine, in any character width. */
const numberOf = (typed: string): string =>
  plain(typed)
    .replace(/。/g, '.')
    .replace(/[^\d.]/g, '')
    .slice(0, 9)

interface Props {
  gameName: string
  filter: GameFilter
  /** By the rules of the site staff do not verify accounts. */
  isUnverified: boolean
}

/** An account's facts, next to the listing generated from them. Nothing is sent. */
export function AccountInfoForm({ gameName, filter, isUnverified }: Props) {
  const [account, setAccount] = useState<AccountFacts>(EMPTY_FACTS)
  const set = (change: Partial<AccountFacts>) => setAccount({ ...account, ...change })
  const isExample = isUntouched(account)
  return (
    <div className={styles.cols}>
      <form className={`panel ${styles.form}`} aria-labelledby="account-h" onSubmit={(event) => event.preventDefault()}>
        <h2 id="account-h">填写{gameName}账号资料</h2>
        <noscript>
          <p className="alert alert-warn">生成文案需要启用 JavaScript；右侧是一份示例，可以照着写。</p>
        </noscript>
        <div className={styles.pair}>
          {filter.areas.length > 0 ? (
            <Field id="account-area" label="大区">
              <Choice
                value={account.areaId}
                options={filter.areas.map((area) => [String(area.specialId), area.specialName])}
                onChange={(areaId) => set({ areaId })}
              />
            </Field>
          ) : null}
          {mainOf(filter).map((field) => {
            const value = account.facts[field.key] ?? ''
            const change = (next: string) => set({ facts: { ...account.facts, [field.key]: next } })
            return (
              <Field
                key={field.key}
                id={`account-fact-${field.key}`}
                label={field.unit ? `${field.label}（${field.unit}）` : field.label}
              >
                {field.options.length > 0 ? (
                  <Choice value={value} options={field.options.map((option) => [option, option])} onChange={change} />
                ) : (
                  <input
                    className="input input-lg num"
                    inputMode="decimal"
                    autoComplete="off"
                    value={value}
                    onChange={({ target }) => change(numberOf(target.value))}
                  />
                )}
              </Field>
            )
          })}
        </div>
        <Field id="account-treasures" label="珍稀物品" hint="用逗号、顿号或换行分开，最贵的写前面">
          <textarea
            className={`input ${styles.note}`}
            rows={3}
            maxLength={600}
            value={account.treasures}
            onChange={(event) => set({ treasures: event.target.value })}
          />
        </Field>
        <div className={styles.pair}>
          {BINDING_NAMES.map((name) => (
            <Field key={name} id={`account-${name}-state`} label={BINDINGS[name].label}>
              <Choice
                value={account[name]}
                options={BINDINGS[name].options.map((option) => [option, option])}
                onChange={(value) => set({ [name]: value })}
              />
            </Field>
          ))}
        </div>
        <p className={styles.small}>请不要填写账号、密码和手机号。内容只在你的浏览器里生成，不会上传。</p>
      </form>
      <AccountInfoPreview
        gameName={gameName}
        filter={filter}
        account={isExample ? exampleFacts(filter) : account}
        isExample={isExample}
        isUnverified={isUnverified}
      />
    </div>
  )
}

interface ChoiceProps {
  id?: string
  'aria-describedby'?: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** Gets its id from its field. */
function Choice({ options, onChange, ...rest }: ChoiceProps) {
  return (
    <select className="input input-lg" {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">请选择</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
