import type { consoleContactContract } from '@/lib/contract/console/console-contact'
import { createContact } from '../../../modules/office/trust/create-contact'
import { listOwnContacts } from '../../../modules/office/trust/queries-contacts'
import { updateContactName } from '../../../modules/office/trust/update-contact-name'
import { updateContactStatus } from '../../../modules/office/trust/update-contact-status'
import type { Handlers } from '../../handler'

export const consoleContactHandlers: Handlers<typeof consoleContactContract> = {
  'GET /console/contacts': (ctx, input) => listOwnContacts(ctx, input),
  'POST /console/addContact': async (ctx, input) => ({ contactId: await createContact(ctx, input) }),
  'POST /console/renameContact': (ctx, input) => updateContactName(ctx, input),
  'POST /console/switchContact': (ctx, input) => updateContactStatus(ctx, input),
}
