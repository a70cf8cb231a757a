'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import { readText, writeText } from '@/lib/client/browser-storage'
import { useLoad } from '@/lib/client/hooks/use-load'
import { type SetupStep, setupSteps } from './setup-steps'

const HIDDEN_KEY = 'setupHidden'

interface Setup {
  /** What a new site needs; null: not loaded, or not for this member. */
  steps: readonly SetupStep[] | null
  /** Some steps are left, as far as is known, and the member did not hide them. */
  isOpen: boolean
  hide: () => void
  reload: () => void
}
const SetupContext = createContext<Setup>({ steps: null, isOpen: false, hide: () => {}, reload: () => {} })

/** Loads what is left to do on a site, for those who may do all of it. */
export function SetupProvider({ children }: { children: ReactNode }) {
  const { house, may, siteName } = useStaff()
  const [hidden, setHidden] = useState(() => readText('local', HIDDEN_KEY) === siteName)
  const mayAll = may('brand.write') && may('domains.write') && may('content.write')
  const isAsked = house === 'dist' && mayAll && !hidden
  const { data, reload } = useLoad(isAsked ? 'setup' : null, async () => {
    const [site, hosts, articles] = await Promise.all([
      call('GET /console/site', {}),
      call('GET /console/hosts', {}),
      call('GET /console/articles', { pageSize: '1' }),
    ])
    return setupSteps({
      conf: site.published.conf,
      isPublished: site.version !== null,
      hosts: hosts.list,
      articles: articles.total,
    })
  })
  const steps = isAsked ? data : null
  const isDone = steps?.every((step) => step.isDone) === true
  // a site that was set up once need not be asked about again
  useEffect(() => {
    if (isDone) writeText('local', HIDDEN_KEY, siteName)
  }, [isDone, siteName])
  const hide = () => {
    writeText('local', HIDDEN_KEY, siteName)
    setHidden(true)
  }
  return <SetupContext value={{ steps, isOpen: isAsked && !isDone, hide, reload }}>{children}</SetupContext>
}

export const useSetup = (): Setup => useContext(SetupContext)
