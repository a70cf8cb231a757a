import { z } from 'zod'
import { LEGAL_KINDS } from '@/lib/shared/site/legal'
import { dateTime, empty, minute, none, required, text, uint } from '../fields'
import { endpoint } from '../kit'
import { legalVersion } from '../site/legal'

const kind = z.enum(LEGAL_KINDS, '没有这份协议')
const documentId = uint()
const row = {
  documentId: z.number().int().describe('0: delivered with the program, and not stored yet'),
  kind,
  title: z.string(),
  ...legalVersion,
  by: z.string().describe("'' for what was delivered with the program"),
  updateTime: dateTime,
}

/** Legal documents with versions: terms, privacy policy, trade, transfer and cover terms; the same on all sites. */
export const consoleLegalContract = {
  'GET /console/legalDocuments': endpoint({
    summary: 'List all versions of the legal documents, with drafts, newest first',
    access: 'staff:legal.write',
    input: empty,
    output: z.object({ list: z.array(z.object(row)) }),
    refusals: [],
  }),
  'GET /console/legalDocument': endpoint({
    summary: 'Get a version with its text',
    access: 'staff:legal.write',
    input: z.object({ kind, version: uint() }),
    output: z.object({ ...row, text: z.string() }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/saveLegalDraft': endpoint({
    summary: 'Create or update the draft of a document; the fields of a transfer agreement are checked',
    access: 'staff:legal.write',
    input: z.object({
      kind,
      text: required(40_000, '请填写正文'),
      note: text(200).prefault('').describe('what changes'),
    }),
    output: z.object({ documentId: z.number().int(), updateTime: dateTime }),
    refusals: ['INVALID_INPUT'],
  }),
  'POST /console/removeLegalDraft': endpoint({
    summary: 'Remove a draft; published versions stay',
    access: 'staff:legal.write',
    input: z.object({ documentId }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/publishLegal': endpoint({
    summary: 'Publish the draft as it was read, in force now or later; terms and privacy policy after a notice',
    access: 'staff:legal.write',
    input: z.object({
      documentId,
      updateTime: text(30).describe('of the draft that was read'),
      effectiveTime: minute('请选择生效时间').optional().describe('absent: now'),
      reason: required(200, '请填写原因'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'REVIEW_DONE'],
  }),
} as const
