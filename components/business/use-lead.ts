'use client'

import { useState } from 'react'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { lazyCall } from '@/lib/client/lazy-call'
import { passes, RULES } from '@/lib/shared/field-rules'
import { type LeadKind, NO_LEAD_KIND, NO_LEAD_NAME } from '@/lib/shared/leads'

interface LeadFields {
  kind: LeadKind | ''
  name: string
  company: string
  mobile: string
  note: string
}

/** First field that is wrong, with the server's words for it. */
function leadFault({ kind, name, mobile }: LeadFields): [keyof LeadFields, string] | undefined {
  if (!kind) return ['kind', NO_LEAD_KIND]
  if (!name.trim()) return ['name', NO_LEAD_NAME]
  return passes('mobile', mobile.trim()) ? undefined : ['mobile', RULES.mobile.message]
}

/** What was typed for a business request, and sending it. Refusals leave every field as it is; `sent` is the masked mobile once kept. */
export function useLead(kind: LeadKind | '') {
  const [fields, setFields] = useState<LeadFields>({ kind, name: '', company: '', mobile: '', note: '' })
  const [sent, setSent] = useState('')
  const form = useSubmit()
  const set = <K extends keyof LeadFields>(name: K, value: LeadFields[K]) => {
    setFields({ ...fields, [name]: value })
    if (form.refused) form.clear()
  }
  const focus = (name: string) => document.getElementById(`lead-${name}`)?.focus()
  const send = () => {
    const fault = leadFault(fields)
    if (fault) {
      form.refuse(...fault)
      focus(fault[0])
      return
    }
    const input = {
      kind: fields.kind as LeadKind,
      name: fields.name.trim(),
      company: fields.company.trim(),
      mobile: fields.mobile.trim(),
      note: fields.note.trim(),
    }
    void form.submit(async () => setSent((await lazyCall('POST /dist/setDistBus', input, { notMsg: true })).phone))
  }
  return { fields, set, send, sent, again: () => setSent(''), ...form }
}
