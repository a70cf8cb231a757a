'use client'

import { type ReactNode, Suspense } from 'react'
import { useScreen } from '@/components/office/parts/use-screen'
import type { StaffMember } from '@/components/office/parts/use-staff'
import { Empty } from '@/components/ui/kit/empty'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { ConsoleMenu } from './console-menu'
import { ConsoleSearch } from './console-search'
import type { Screen } from './screen'
import { SCREENS } from './screens'
import { StaffShell } from './staff-shell'
import { BadgeProvider } from './use-badges'
import { SetupProvider } from './use-setup'

const mayOpen = ({ house, permissions }: StaffMember, { permission, house: only }: Screen): boolean =>
  permissions.includes(permission) && (only === undefined || only === house)

/** What menu and screens share. */
const ConsoleState = ({ children }: { children: ReactNode }) => (
  <BadgeProvider>
    <SetupProvider>{children}</SetupProvider>
  </BadgeProvider>
)

/** The console of platform and distributors: the menu shows the permitted screens, the address selects one. */
export function ConsoleScreen() {
  const { path, open } = useScreen()
  const screensOf = (member: StaffMember) => SCREENS.filter((screen) => mayOpen(member, screen))
  return (
    <StaffShell
      title="后台"
      tools={<ConsoleSearch />}
      Around={ConsoleState}
      menu={(member) => <ConsoleMenu screens={screensOf(member)} path={path} onOpen={open} />}
    >
      {(member) => {
        const shown = screensOf(member)
        const screen = shown.find((one) => one.path === path) ?? (path === '/console' ? shown[0] : undefined)
        if (!screen) return <Empty title="没有这个页面，或没有权限查看" text="请从左侧菜单选择" />
        return (
          <Suspense fallback={<Skeleton height={480} />}>
            <screen.Content key={screen.path} />
          </Suspense>
        )
      }}
    </StaffShell>
  )
}
