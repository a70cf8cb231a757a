import { Tag } from 'antd'
import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import styles from '@/components/office/parts/screen-page.module.css'
import type { StaffCase } from '@/lib/contract/entities/service-case'

const VOICES = { sender: '提交人', staff: '客服', system: '系统', internal: '内部备注' } as const

/** What was said and done, oldest first; notes of staff are marked. */
export function CaseNotes({ notes }: { notes: StaffCase['notes'] }) {
  if (notes.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>处理经过</h3>
      <ol aria-label="处理经过">
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: append-only, and the same words may be said twice
          <li key={i}>
            <p>
              <b>{[VOICES[note.by], note.name].filter(Boolean).join(' ')}</b>{' '}
              <span className="num muted">{note.createTime.slice(5, 16)}</span>{' '}
              {note.by === 'internal' ? <Tag>仅员工可见</Tag> : null}
              {note.asks ? <Tag color="warning">要求补充</Tag> : null}
            </p>
            <p className={styles.story}>{note.text}</p>
            {note.pictures.length > 0 ? <EvidencePictures urls={note.pictures} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
