'use client'

import { Button, Tabs } from 'antd'
import { useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { leaveForms } from '@/components/office/parts/unsaved/unsaved-forms'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { GameBasics } from './game-basics'
import { GameFieldsForm } from './game-fields-form'
import { GamePlacesForm } from './game-places-form'

/** One game; `gameId` 0 adds one, whose fields and areas can be edited once it is saved. */
export default function GameForm({ gameId: opened, onClose }: { gameId: number; onClose: () => void }) {
  const [gameId, setGameId] = useState(opened)
  const { data, error, reload } = useLoad(`game ${gameId}`, async () =>
    gameId === 0 ? null : await call('GET /console/game', { gameId: `${gameId}` }),
  )
  if (gameId !== 0 && !data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  const tabs = [
    {
      key: 'basics',
      label: '基本',
      children: (
        <GameBasics
          key={gameId}
          game={data}
          onSaved={(id) => {
            setGameId(id)
            reload()
          }}
        />
      ),
    },
    ...(data
      ? [
          {
            key: 'fields',
            label: `字段 ${data.fields.length}`,
            // remounts the form after saving, so that saved values are no longer shown as changes
            children: <GameFieldsForm key={JSON.stringify(data.fields)} game={data} onSaved={reload} />,
          },
          {
            key: 'places',
            label: `区服 ${data.areas.length}`,
            children: <GamePlacesForm key={JSON.stringify(data.areas)} game={data} onSaved={reload} />,
          },
        ]
      : []),
  ]
  return (
    <ScreenPage title={data?.name ?? '新增游戏'} actions={<Button onClick={() => leaveForms(onClose)}>返回</Button>}>
      <section className={`panel ${styles.article}`} aria-label="游戏">
        <Tabs items={tabs} />
      </section>
    </ScreenPage>
  )
}
