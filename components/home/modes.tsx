import { yuanText } from '@/components/ui/price'
import { modeTileUrl } from '@/lib/shared/art/art-url'
import styles from './home.module.css'
import { type ModeFigures, modeCards } from './mode-cards'

export function Modes({ modes }: { modes: readonly ModeFigures[] }) {
  return (
    <ul className={styles.modes}>
      {modeCards(modes).map((mode) => (
        <li key={mode.title}>
          <a className={styles.mode} href={mode.href}>
            <img className={styles.modeMark} src={modeTileUrl(mode.tile)} alt="" width={52} height={52} />
            <span className={styles.modeTitle}>{mode.title}</span>
            <span className={styles.modeText}>{mode.text}</span>
            <span className={styles.modeFigures}>
              <span className="num">{mode.figure}</span>
              {mode.from ? (
                <b className="num">
                  {yuanText(mode.from)}
                  <small>起</small>
                </b>
              ) : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
