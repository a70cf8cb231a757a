import type { BoosterPerson } from '@/lib/contract/entities/booster'
import styles from './hall.module.css'

type Figures = Pick<BoosterPerson, 'level' | 'done' | 'onTime' | 'broken' | 'rating'>

/** A booster's statistics in one line; zero values are omitted. */
function figureTexts({ level, done, onTime, broken, rating }: Figures): string[] {
  return [
    `${level} 级`,
    done > 0 ? `完成 ${done} 单` : '还没有完成的单',
    onTime === null ? '' : `准时 ${onTime}%`,
    broken ? `中途退出 ${broken}%` : '',
    rating === null ? '' : `评分 ${rating}`,
  ].filter(Boolean)
}

export const BoosterFigures = ({ person }: { person: Figures }) => (
  <small className={styles.figures}>{figureTexts(person).join(' · ')}</small>
)
