'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import type { ServiceCase } from '@/lib/contract/entities/service-case'
import { CaseFacts } from './case-facts'
import { CaseWriting } from './case-writing'
import styles from './cases.module.css'

const VOICES = { sender: '我', staff: '客服', system: '系统', internal: '' } as const

/** A whole case: facts, messages, and what its sender can do. */
export function CaseContent({ file, onChanged }: { file: ServiceCase; onChanged: () => void }) {
  const { caseSn, statement, facts, pictures, notes, reason, clause, canReply, canAppeal, state } = file
  const [isAppealing, setAppealing] = useState(false)
  return (
    <>
      <CaseFacts file={file} />
      {state === 'closed' && reason ? (
        <p className={styles.statement}>{`处理理由：${clause ? `${clause}。` : ''}${reason}`}</p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.statement}>{statement}</p>
      <Pictures urls={pictures} />
      <ol className={styles.notes} aria-label="处理经过">
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: append-only, and the same words may be said twice
          <li key={i}>
            <p>
              <b>{(note.by === 'staff' && note.name) || VOICES[note.by]}</b>
              <time className="num">{note.createTime.slice(5, 16)}</time>
              {note.asks ? <b>需要补充材料</b> : null}
            </p>
            <span>{note.text}</span>
            <Pictures urls={note.pictures} />
          </li>
        ))}
      </ol>
      {canReply ? <CaseWriting key="reply" way="reply" caseSn={caseSn} onSent={onChanged} /> : null}
      {canAppeal && !isAppealing ? (
        <div className={styles.acts}>
          <Button onClick={() => setAppealing(true)}>申诉</Button>
        </div>
      ) : null}
      {canAppeal && isAppealing ? <CaseWriting key="appeal" way="appeal" caseSn={caseSn} onSent={onChanged} /> : null}
    </>
  )
}

function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  return (
    <div className={styles.pictures}>
      {urls.map((url, i) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`凭证 ${i + 1}`} width={72} height={72} loading="lazy" />
        </a>
      ))}
    </div>
  )
}
