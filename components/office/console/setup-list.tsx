'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './overview.module.css'
import { useSetup } from './use-setup'

/** What is left to do on a new site, with ticks, until all of it is done or the member hides the list. */
export function SetupList() {
  const { steps, isOpen, hide, reload } = useSetup()
  const wasLoaded = useRef(steps !== null)
  // what was done on other screens since
  useEffect(() => {
    if (wasLoaded.current) reload()
  }, [reload])
  if (!steps || !isOpen) return null
  const done = steps.filter((step) => step.isDone).length
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="setup-h">
      <header>
        <h2 id="setup-h">开站清单</h2>
        <span className="muted">{`已完成 ${done}/${steps.length}`}</span>
        <button type="button" className="link" onClick={hide}>
          不再显示
        </button>
      </header>
      <ul className={styles.setup}>
        {steps.map(({ label, text, path, isDone }) => (
          <li key={label} data-done={isDone || undefined}>
            {isDone ? <Icon name="done" /> : <i className={styles.open} />}
            <span>
              <a href={path}>{label}</a>
              <span className="sr">{isDone ? '，已完成' : '，未完成'}</span>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
