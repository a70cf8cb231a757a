'use client'

import { Tag } from 'antd'
import { useState } from 'react'
import screen from '@/components/office/parts/screen-page.module.css'
import { isPhone } from '@/lib/client/is-phone'
import type { RuleRow } from './rule-row'
import styles from './rules.module.css'

interface Props {
  name: string
  rules: readonly RuleRow[]
  /** The rules are results of a search, so the group stays unfolded. */
  isFound: boolean
  /** Key of the rule that is open next to the list. */
  opened: string
  onOpen: (key: string) => void
}

/** Foldable group of rules; on phones it starts folded. */
export function RuleGroup({ name, rules, isFound, opened, onOpen }: Props) {
  const [isUnfolded, setUnfolded] = useState(() => !isPhone())
  const changed = rules.filter(isChanged).length
  return (
    <details
      className={`panel ${screen.box} ${styles.group}`}
      open={isUnfolded || isFound}
      onToggle={(event) => isFound || setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <h2>{name}</h2>
        <span className={screen.note}>{`${rules.length} 条${changed > 0 ? `，${changed} 条已改` : ''}`}</span>
      </summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule.key} className={rule.key === opened ? styles.opened : undefined}>
            <button type="button" aria-expanded={rule.key === opened} onClick={() => onOpen(rule.key)}>
              {rule.label}
            </button>
            <span className={styles.now}>
              <span className="sr">现行值</span>
              {rule.kind === 'switch' ? (
                <Tag color={rule.now.value === '1' ? 'success' : 'error'}>{rule.now.words}</Tag>
              ) : (
                rule.now.words
              )}
            </span>
            <p>
              <span>{rule.now.value === rule.start.value ? '与默认值相同' : `默认 ${rule.start.words}`}</span>
              {scopesOf(rule).map((text) => (
                <b key={text}>{text}</b>
              ))}
              {rule.changed?.by ? <span>{`${rule.changed.by} ${rule.changed.time.slice(0, 10)} 修改`}</span> : null}
              <span className={styles.explain}>{rule.explain}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

const placesOf = ({ own }: RuleRow) => own.filter(({ mode, gameId, distId }) => mode || gameId || distId)
const isChanged = (rule: RuleRow): boolean => rule.now.value !== rule.start.value || placesOf(rule).length > 0

const scopesOf = (rule: RuleRow): string[] => {
  const places = placesOf(rule).length
  return [
    ...(places > 0 ? [`${places} 处单独设置`] : []),
    ...(rule.startsByMode.length > 0 ? [`${rule.startsByMode.length} 种交易另有默认`] : []),
    ...rule.proposed.map((one) => `待复核：${one.words}，${one.by} ${one.time.slice(5, 16)}`),
    ...(rule.next.length > 0 ? [`${rule.next.length} 项预定`] : []),
  ]
}
