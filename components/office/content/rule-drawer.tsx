'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { RuleDialog } from './rule-dialog'
import { RuleHistory } from './rule-history'
import { RuleProposals } from './rule-proposals'
import type { RuleBook, RuleRow } from './rule-row'

interface Props {
  rule: RuleRow
  book: RuleBook
  onClose: () => void
  onChanged: () => void
}

/** One rule: current, scheduled and past values by scope. */
export function RuleDrawer({ rule, book, onClose, onChanged }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [cancelled, setCancelled] = useState<RuleRow['next'][number] | null>(null)
  const [version, setVersion] = useState(0)
  const handleChanged = () => {
    setVersion((n) => n + 1)
    onChanged()
  }
  const places = rule.own.filter(({ mode, gameId, distId }) => mode || gameId || distId)
  return (
    <DockedDrawer
      title={rule.label}
      note={rule.explain}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button type="primary" onClick={() => setEditing(true)}>
            {rule.kind === 'switch' ? '切换' : '修改规则'}
          </Button>
        </div>
      }
    >
      <RuleProposals proposed={rule.proposed} />
      <Facts title="全平台" rows={{ 默认: rule.start.words, 现行: rule.now.words }} />
      {rule.startsByMode.length > 0 ? (
        <Facts
          title="各种交易的默认"
          rows={Object.fromEntries(rule.startsByMode.map(({ modeName, words }) => [modeName, words]))}
        />
      ) : null}
      {places.length > 0 ? (
        <Facts title="单独设置" rows={Object.fromEntries(places.map(({ placeName, words }) => [placeName, words]))} />
      ) : null}
      {rule.next.length > 0 ? (
        <section className={styles.section}>
          <h3>预定的变更</h3>
          <ul>
            {rule.next.map((one) => (
              <li key={one.changeId}>
                {`${one.placeName}：${one.words}`}
                <Button type="link" size="small" danger onClick={() => setCancelled(one)}>
                  撤回<span className="sr">{`${one.placeName}的变更`}</span>
                </Button>
                <span className={styles.sub}>{`${one.startTime.slice(0, 16)} 生效`}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <RuleHistory of={{ key: rule.key }} version={version} />
      {isEditing ? (
        <RuleDialog rule={rule} book={book} onChanged={handleChanged} onClose={() => setEditing(false)} />
      ) : null}
      {cancelled ? (
        <ReasonDialog
          title={`撤回${rule.label}的变更`}
          text={`${cancelled.placeName}不再于 ${cancelled.startTime.slice(0, 16)} 改为 ${cancelled.words}。`}
          confirm="撤回"
          danger
          done="已撤回"
          onSend={(reason) =>
            call('POST /console/cancelRule', { changeId: String(cancelled.changeId), reason }).then(handleChanged)
          }
          onClose={() => setCancelled(null)}
        />
      ) : null}
    </DockedDrawer>
  )
}
