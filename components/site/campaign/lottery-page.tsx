'use client'

import { useState } from 'react'
import { CampaignBanner } from '@/components/ui/pictures/campaign-banner'
import type { DrawRow, LotteryInfo } from '@/lib/contract/entities/campaign'
import { OwnDraws, Winners } from './draw-lists'
import { DrawResult } from './draw-result'
import styles from './lottery.module.css'
import { LotteryBoard } from './lottery-board'
import { OddsTable } from './odds-table'
import { useLottery } from './use-lottery'

/** Rendered completely by the server; scripts add drawing and current data. */
export function LotteryPage({ initial }: { initial: LotteryInfo }) {
  const { lottery, own, ownError, isMember, draw, refresh, askOwn } = useLottery(initial)
  const [drawn, setDrawn] = useState<DrawRow | null>(null)
  const handleDrawn = (row: DrawRow) => {
    setDrawn(row)
    if (row.won) refresh()
  }
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <section className={`panel ${styles.hero}`} aria-label="抽奖">
          <CampaignBanner picture="lottery" title={lottery.title}>
            <p>{lottery.intro}</p>
          </CampaignBanner>
          <div className={styles.terms}>
            <p className="muted num">{`${lottery.startTime.slice(0, 10)} 至 ${lottery.endTime.slice(0, 10)} · 每人每天最多 ${lottery.maxPerDay} 次`}</p>
            <noscript>
              <p className="alert alert-warn">浏览器未启用脚本：可以查看奖品、概率和规则，抽奖需要启用脚本。</p>
            </noscript>
          </div>
          <LotteryBoard lottery={lottery} own={own} isMember={isMember} draw={draw} onDrawn={handleDrawn} />
        </section>
        <section className={`panel ${styles.part}`} aria-labelledby="odds-h">
          <header className="section-head">
            <h2 id="odds-h">奖品与概率</h2>
            <span className="note">奖品发完后，它的概率归入“谢谢参与”</span>
          </header>
          <OddsTable prizes={lottery.prizes} />
        </section>
      </div>
      <div className={styles.rail}>
        <OwnDraws own={own} error={ownError} isMember={isMember} onRetry={askOwn} />
        <Winners winners={lottery.winners} />
        <section className={`panel ${styles.part}`} aria-labelledby="rules-h">
          <header className="section-head">
            <h2 id="rules-h">活动规则</h2>
          </header>
          <ol className={styles.rules}>
            {lottery.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      </div>
      {drawn ? (
        <DrawResult
          draw={drawn}
          prize={lottery.prizes.find((prize) => prize.prizeId === drawn.prizeId)}
          left={own?.chances.left ?? 0}
          onClose={() => setDrawn(null)}
        />
      ) : null}
    </div>
  )
}
