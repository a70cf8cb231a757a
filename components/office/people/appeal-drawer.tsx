'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { Appeal } from './blacklist-rows'

const RESULTS = {
  inadmissible: { label: '不予受理', text: '未能证明为当事人；不占用申诉机会。', danger: true },
  dismissed: { label: '维持原处理', text: '申诉不成立，不能再次申诉。', danger: true },
  granted: { label: '撤销原处理', text: '申诉成立，立即从黑名单移除。', danger: false },
} as const
type Result = keyof typeof RESULTS

interface Props {
  appeal: Appeal
  onClose: () => void
  onDone: () => void
}

/** An appeal against a ruling; rejected for the staff member who made the ruling. */
export function AppealDrawer({ appeal, onClose, onDone }: Props) {
  const [result, setResult] = useState<Result | null>(null)
  const { sn } = appeal
  const footer = (
    <div className={styles.foot}>
      {(Object.keys(RESULTS) as Result[]).map((one) => (
        <Button
          key={one}
          danger={RESULTS[one].danger}
          type={one === 'granted' ? 'primary' : 'default'}
          onClick={() => setResult(one)}
        >
          {RESULTS[one].label}
        </Button>
      ))}
    </div>
  )
  return (
    <DockedDrawer title={appeal.rulingTitle} note={sn} onClose={onClose} footer={footer}>
      <Facts
        title="申诉"
        rows={{
          处理结果: (
            <a className="link" href={`/black/${appeal.rulingCode}`} target="_blank" rel="noreferrer">
              {appeal.rulingCode}
            </a>
          ),
          申诉时间: appeal.createTime,
          处理截止: appeal.dueTime,
        }}
      />
      <section className={styles.section}>
        <h3>情况说明</h3>
        <p className={styles.story}>{appeal.statement}</p>
      </section>
      <section className={styles.section}>
        <h3>证据</h3>
        <EvidencePictures urls={appeal.evidence} />
      </section>
      {result ? (
        <ReasonDialog
          title={RESULTS[result].label}
          text={RESULTS[result].text}
          confirm={RESULTS[result].label}
          danger={RESULTS[result].danger}
          max={500}
          label="理由"
          onSend={(reason) => call('POST /console/reviewAppeal', { sn, result, reason }).then(onDone)}
          onClose={() => setResult(null)}
        />
      ) : null}
    </DockedDrawer>
  )
}
