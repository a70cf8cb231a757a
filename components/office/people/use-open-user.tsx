import { type ReactNode, useState } from 'react'
import type { UserId } from '@/lib/shared/ids'
import { UserDrawer } from './user-drawer'

/** The account that is opened from a table, with its drawer; `version` changes when the table must be loaded again. */
export function useOpenUser(first: () => UserId | null = () => null): {
  opened: UserId | null
  open: (userId: UserId) => void
  version: number
  drawer: ReactNode
} {
  const [opened, setOpened] = useState(first)
  const [version, setVersion] = useState(0)
  const drawer =
    opened === null ? null : (
      <UserDrawer
        key={opened}
        userId={opened}
        onClose={() => setOpened(null)}
        onChanged={() => setVersion((n) => n + 1)}
      />
    )
  return { opened, open: setOpened, version, drawer }
}
