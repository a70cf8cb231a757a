/** What an SMS code is for; it is valid for nothing else. `email`: it goes to the mailbox. */
export const SMS_PURPOSES = [
  'register',
  'login',
  'password',
  'payPassword',
  'phone',
  'payee',
  'payout',
  'email',
  'thirdParty',
  'bind',
  'unbind',
  'freeze',
  'close',
  'sign',
  'case',
] as const
