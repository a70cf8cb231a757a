'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './chat.module.css'
import { addPhrase, dropPhrase, ownPhrases, PHRASES } from './own-phrases'

interface Props {
  /** The writer's role in the order. */
  side: string
  /** Current text of the input, which can be saved as a phrase. */
  text: string
  onPick: (phrase: string) => void
}

/** Phrases inserted with one click: common ones for a role, and the user's own. */
export function QuickPhrases({ side, text, onPick }: Props) {
  const [own, setOwn] = useState<string[]>([])
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => setOwn(ownPhrases()), [])
  const close = () => {
    if (box.current) box.current.open = false
  }
  useEffect(() => {
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [])
  const pick = (phrase: string) => {
    close()
    onPick(phrase)
  }
  const draft = text.trim()
  return (
    <details
      ref={box}
      className={styles.phrases}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return
        event.stopPropagation()
        close()
        box.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="icon-btn" aria-label="常用语" title="常用语">
        <Icon name="list" />
      </summary>
      <div className={styles.phraseList}>
        <ul aria-label="常用语">
          {own.map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => pick(phrase)}>
                {phrase}
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={`删除常用语 ${phrase}`}
                onClick={() => setOwn(dropPhrase(own, phrase))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {(PHRASES[side] ?? []).map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => pick(phrase)}>
                {phrase}
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="btn btn-sm btn-block"
          disabled={!draft || own.includes(draft)}
          onClick={() => setOwn(addPhrase(own, draft))}
        >
          {draft ? '把输入的内容存为常用语' : '先输入内容，再存为常用语'}
        </button>
      </div>
    </details>
  )
}
