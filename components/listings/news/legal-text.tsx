import { Fragment, type ReactNode } from 'react'
import { type LegalBlock, readLegal } from '@/lib/shared/site/legal'
import styles from './article.module.css'

/** A legal text with headings, lists and bold words; headings have the ids s1, s2 … of a table of contents. */
export function LegalText({ text }: { text: string }) {
  const groups: ReactNode[] = []
  let items: LegalBlock[] = []
  let heading = 0
  const flush = () => {
    if (items.length > 0)
      groups.push(
        <ul key={groups.length}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
            <li key={i}>{words(item)}</li>
          ))}
        </ul>,
      )
    items = []
  }
  for (const block of readLegal(text)) {
    if (block.is === 'item') {
      items.push(block)
      continue
    }
    flush()
    if (block.is === 'heading') heading += 1
    groups.push(
      block.is === 'heading' ? (
        <h2 key={groups.length} id={`s${heading}`}>
          {words(block)}
        </h2>
      ) : (
        <p key={groups.length}>{words(block)}</p>
      ),
    )
  }
  flush()
  return <div className={styles.body}>{groups}</div>
}

const words = ({ parts }: LegalBlock): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other identity
  parts.map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : <Fragment key={i}>{part}</Fragment>))
