'use client'

import { Button, Tag } from 'antd'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Season } from '@/components/office/parts/content-rows'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { CampaignPart } from './campaign-part'
import { SeasonBookings } from './season-bookings'
import { SeasonDrawer } from './season-drawer'

const COLUMNS = [
  {
    title: '赛季',
    render: ({ title, gameName }: Season) => (
      <>
        {title}
        <span className={styles.sub}>{gameName}</span>
      </>
    ),
  },
  { title: '套餐', render: ({ packages }: Season) => packages.map(({ name }) => name).join('、') },
  {
    title: '状态',
    place: 'state' as const,
    render: ({ open, left }: Season) =>
      open ? <Tag color="success">可预约</Tag> : <Tag>{left === 0 ? '已约满' : '已截止'}</Tag>,
  },
  {
    title: '已约',
    place: 'named' as const,
    align: 'right' as const,
    render: ({ places, left }: Season) => `${places - left} / ${places}`,
  },
  {
    title: '开赛',
    align: 'right' as const,
    className: styles.num,
    render: ({ startTime }: Season) => startTime.slice(0, 16),
  },
]

/** Seasons for which members can book a place, and the members who did. */
export function SeasonsPart({ tabs }: { tabs: ReactNode }) {
  const [booked, setBooked] = useState<Season | null>(null)
  if (booked) return <SeasonBookings season={booked} onBack={() => setBooked(null)} />
  const bookings = {
    title: '操作',
    align: 'right' as const,
    // the row itself opens the season
    onCell: () => ({ onClick: (event: MouseEvent) => event.stopPropagation() }),
    render: (season: Season) => (
      <Button size="small" onClick={() => setBooked(season)}>
        {`预约名单 ${season.places - season.left}`}
      </Button>
    ),
  }
  return (
    <CampaignPart<Season>
      tabs={tabs}
      name="赛季预约"
      add="新建赛季"
      empty="还没有赛季预约"
      load={(page) => call('GET /console/seasons', { page })}
      columns={[...COLUMNS, bookings]}
      idOf={({ seasonId }) => seasonId}
      drawer={(season, events) => <SeasonDrawer key={season?.seasonId ?? 'new'} season={season} {...events} />}
    />
  )
}
