import { FieldError } from '@/components/ui/forms/field'
import type { Season } from '@/lib/contract/entities/campaign'
import { crestUrl } from '@/lib/shared/pictures/art-url'
import styles from './booking.module.css'

interface Props {
  seasons: readonly Season[]
  value: number
  error?: string
  onChange: (seasonId: number) => void
}

/** Seasons as radio cards; full or closed ones are marked. */
export function SeasonChoice({ seasons, value, error, onChange }: Props) {
  return (
    <fieldset
      id="seasonId"
      className={styles.seasons}
      tabIndex={-1}
      aria-describedby={error ? 'seasonId-e' : undefined}
    >
      <legend className="sr">选择赛季</legend>
      {seasons.map((season) => (
        <label key={season.seasonId} className={season.open ? styles.season : `${styles.season} ${styles.shut}`}>
          <input
            type="radio"
            name="seasonId"
            checked={value === season.seasonId}
            disabled={!season.open}
            onChange={() => onChange(season.seasonId)}
          />
          <img src={crestUrl(season.gameId)} alt="" width={44} height={44} loading="lazy" decoding="async" />
          <span className={styles.seasonText}>
            <b className="ell">{`${season.gameName} ${season.title}`}</b>
            <small className="num">{`${season.startTime.slice(5, 16)} 开始`}</small>
            <small className="num">
              {season.open
                ? `剩 ${season.left} / ${season.places} 个名额`
                : season.left === 0
                  ? '名额已满'
                  : '预约已截止'}
            </small>
          </span>
        </label>
      ))}
      <FieldError id="seasonId" error={error} />
    </fieldset>
  )
}
