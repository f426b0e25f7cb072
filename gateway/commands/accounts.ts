import { readAccounts, writeAccounts } from '../accounts-file.ts'
import { systemClock } from '../clock.ts'
import { productionAccounts, replaceAccountUuid } from '../domain/session/production-accounts.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/open.ts'

// `accounts.ts [replace OFFICE USER]`: prints the production accounts, or gives one a new UUID and prints it.

const [verb, officeId, userName, ...more] = process.argv.slice(2)
const isReplace = verb === 'replace' && officeId !== undefined && userName !== undefined && more.length === 0
if (verb !== undefined && !isReplace) {
  console.error('npm run accounts [-- replace OFFICE USER]')
  process.exit(2)
}
const { databaseUrl, accountsFile, secret, secretsBefore } = readSettings(process.env)
const store = openStore(databaseUrl, 2)
try {
  if (isReplace) {
    const account = await replaceAccountUuid(store.db, { officeId, userName }, systemClock.now())
    if (account === null) {
      console.error(`There is no production account ${userName} of office ${officeId}.`)
      process.exitCode = 1
    } else {
      if (accountsFile !== null) writeAccounts(accountsFile, [account])
      console.log(`${account.officeId} ${account.userName} ${account.accountUuid}`)
      console.log('The former UUID, its sessions and its tokens open nothing any more.')
    }
  } else {
    const written = accountsFile === null ? [] : readAccounts(accountsFile)
    const accounts = await productionAccounts(store.db, written, [secret, ...secretsBefore])
    for (const each of accounts) {
      const uuid = each.accountUuid ?? 'not known here: npm run accounts -- replace makes a new one'
      console.log(`${each.officeId} ${each.userName} ${uuid}`)
    }
    if (accounts.length === 0) console.log('There are no production accounts.')
  }
} finally {
  await store.close()
}
