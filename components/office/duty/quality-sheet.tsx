import type { QualitySheet } from '@/lib/contract/console/quality-fields'
import { MOST_POINTS, QUALITY_CRITERIA } from '@/lib/shared/staff/quality'
import styles from './duty.module.css'

/** Points and notes of one sheet. */
export function QualityMarks({ marks }: Pick<QualitySheet, 'marks'>) {
  return (
    <dl className={styles.marks}>
      {QUALITY_CRITERIA.map(({ key, name }) => {
        const mark = marks.find((one) => one.key === key)
        return (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <b className="num">{mark ? `${mark.points} / ${MOST_POINTS}` : '暂无'}</b>
              {mark?.note ? <span>{mark.note}</span> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
