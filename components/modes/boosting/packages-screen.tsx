'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Tag } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { BoosterPackage } from '@/lib/contract/entities/booster'
import { yuanText } from '@/lib/shared/money/money'
import { minutesText } from '@/lib/shared/text/span-text'
import styles from './boosting-page.module.css'
import { inputOf } from './package-errors'
import { useOwnBooster } from './use-own-booster'
import { useWorkWord } from './use-work-word'
import { spanText, WORK_WORDS } from './work-offer'

const PackageDialog = dynamic(() => import('./package-dialog').then((file) => file.PackageDialog), { ssr: false })

/** Own packages: their terms, and whether they are on offer. */
export function PackagesScreen() {
  const { data, slow, error, reload } = useOwnBooster()
  const [edited, setEdited] = useState<BoosterPackage | 'new' | null>(null)
  const reservedFor = useWorkWord(({ assignMinutes }) => minutesText(assignMinutes))
  const packages = data?.booster.packages ?? []
  const isActive = data?.booster.state === 'active'
  const handleSwitch = async (pack: BoosterPackage) => {
    await call('POST /booster/savePackage', inputOf({ ...pack, isShown: !pack.isShown }), {
      loud: true,
      progress: true,
    })
    toast({ text: pack.isShown ? '已暂停，大厅里看不到了' : '已上架' })
    reload()
  }
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="packs-h">
      <header className="section-head">
        <h1 id="packs-h">我的套餐</h1>
        {isActive ? (
          <div className={styles.ways}>
            <Button kind="primary" size="sm" aria-haspopup="dialog" onClick={() => setEdited('new')}>
              新建套餐
            </Button>
          </div>
        ) : null}
      </header>
      <p className={styles.lead}>{`客户按套餐下单后，订单先为你保留${reservedFor}；改价只影响之后的订单。`}</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={64} /> : null}
      {data && !isActive ? (
        <Empty title="还不能发布套餐" text="申请成为打手并缴纳保证金后，就能发布自己的套餐">
          <a className={buttonClass({ kind: 'primary' })} href="/center/boosting/booster">
            {data.booster.state === 'none' ? '申请成为打手' : '看我的资格'}
          </a>
        </Empty>
      ) : null}
      {isActive && packages.length === 0 ? (
        <Empty title="还没有套餐" text="写明做什么、多少钱、几小时完成，客户可以直接找你下单">
          <Button kind="primary" onClick={() => setEdited('new')}>
            新建套餐
          </Button>
        </Empty>
      ) : null}
      <ul className={styles.packs} aria-label="套餐">
        {packages.map((pack) => (
          <PackageRow
            key={pack.packageId}
            pack={pack}
            onEdit={() => setEdited(pack)}
            onSwitch={() => void handleSwitch(pack).catch(() => {})}
          />
        ))}
      </ul>
      {edited ? (
        <PackageDialog pack={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} onSaved={reload} />
      ) : null}
    </section>
  )
}

interface RowProps {
  pack: BoosterPackage
  onEdit: () => void
  onSwitch: () => void
}

function PackageRow({ pack, onEdit, onSwitch }: RowProps) {
  const { kind, gameId, gameName, title, price, hours, safety, efficiency, isShown } = pack
  return (
    <li>
      <GameCover id={gameId} size={44} />
      <div>
        <h2>{title}</h2>
        <small>{`${gameName} · ${WORK_WORDS[kind].name} · ${spanText(hours)}内完成`}</small>
      </div>
      <small className="num">{`押 ${yuanText(safety)} + ${yuanText(efficiency)}`}</small>
      <div className={styles.r}>
        <Price yuan={price} unit={kind === 'convoy' ? '/局' : undefined} />{' '}
        <Tag kind={isShown ? 'safe' : undefined}>{isShown ? '上架中' : '已暂停'}</Tag>
      </div>
      <div className={styles.act}>
        <Button size="sm" aria-haspopup="dialog" aria-label={`修改 ${title}`} onClick={onEdit}>
          修改
        </Button>
        <Button size="sm" aria-label={`${isShown ? '暂停' : '上架'} ${title}`} onClick={onSwitch}>
          {isShown ? '暂停' : '上架'}
        </Button>
      </div>
    </li>
  )
}
