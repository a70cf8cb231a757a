import { Button } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import type { BoosterInfo } from '@/lib/contract/entities/booster'
import styles from './boosting-page.module.css'

/** Level, statistics and income of a booster, and the public profile. */
export function BoosterProfile({ booster, onEdit }: { booster: BoosterInfo; onEdit: () => void }) {
  const { level, done, nextLevelAt, onTime, broken, rating, ratings, earned, stake, paidTime, intro, games } = booster
  const figures = [
    ['完成', `${done} 单`, ''],
    ['准时', onTime === null ? '–' : `${onTime}%`, ''],
    ['中途退出', broken === null ? '–' : `${broken}%`, ''],
    ['评分', rating ?? '–', ratings > 0 ? `${ratings} 人评价` : '还没有人评价'],
  ] as const
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>等级</dt>
          <dd className="num">
            {`${level} 级`}
            <small>{nextLevelAt === null ? '已是最高级' : `再完成 ${nextLevelAt - done} 单升级`}</small>
          </dd>
        </div>
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {value}
              {note ? <small>{note}</small> : null}
            </dd>
          </div>
        ))}
        <div>
          <dt>累计收入</dt>
          <dd>
            <Price yuan={earned} />
            <small>扣除服务费后</small>
          </dd>
        </div>
        <div>
          <dt>保证金</dt>
          <dd>
            <Price yuan={stake} />
            <small>{paidTime ? `${paidTime.slice(0, 10)} 缴纳` : '还没有缴纳'}</small>
          </dd>
        </div>
      </dl>
      <p className={styles.intro}>{intro || '还没有写介绍，写上段位和在线时间更容易接到单。'}</p>
      <p className={styles.fine}>{`擅长：${games.map(({ gameName }) => gameName).join('、') || '还没有选择'}`}</p>
      <Button size="sm" className={styles.edit} onClick={onEdit}>
        修改资料
      </Button>
    </>
  )
}
