'use client'

import { ModeTile } from '@/components/ui/kit/mode-tile'
import { yuanText } from '@/lib/shared/money/money'
import styles from './home.module.css'
import type { ModeCard } from './mode-cards'

/** A client component: as data, a card is a third of the bytes of its markup in the RSC payload. */
export function Modes({ cards }: { cards: readonly ModeCard[] }) {
  return (
    <ul className={styles.modes}>
      {cards.map((mode) => (
        <li key={mode.title}>
          <a className={styles.mode} href={mode.href}>
            <ModeTile name={mode.tile} size={52} className={styles.modeMark} />
            <span className={styles.modeTitle}>{mode.title}</span>
            <span className={styles.modeText}>{mode.text}</span>
            <span className={styles.modeFigures}>
              <span className="num">{mode.figure}</span>
              {mode.from ? (
                <b className="num">
                  {yuanText(mode.from)}
                  <small>{mode.unit ?? ''}起</small>
                </b>
              ) : mode.act ? (
                <span className={styles.modeAct}>{mode.act}</span>
              ) : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
