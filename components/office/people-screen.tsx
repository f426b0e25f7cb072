import { formatInstant } from '../../lib/dates.ts'
import type { PeopleView, PersonLine } from '../../lib/office/people-view.ts'
import { permissionGroups } from '../../lib/permission-text.ts'
import { plural } from '../../lib/plural.ts'
import { roleNames } from '../../lib/role-names.ts'
import { Icon } from '../ui/icon.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { BookingsLink, MakersCard } from './makers-card.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/**
 * Who has signed in at this desk, with what they may do, their bookings and a button that ends their
 * sessions; and who else made bookings.
 */
export function PeopleScreen({ view }: { view: PeopleView }) {
  return (
    <OfficeFrame tab="people">
      <ul aria-label="People" className="card">
        {view.people.map((person) => (
          <Person key={person.userName} person={person} isMe={person.userName === view.me} />
        ))}
      </ul>
      <p className="text-ink2">
        {`${plural(view.people.length, 'person', 'people')} of this office signed in at this desk in the last 400 days. The booking service has no list of people and no user administration: it gives role and permissions at each sign-in, and whoever runs it changes them.`}
      </p>
      <MakersCard makers={view.makers} />
    </OfficeFrame>
  )
}

function Person({ person, isMe }: { person: PersonLine; isMe: boolean }) {
  return (
    <li className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,2fr)_auto] items-start gap-x-5 gap-y-2 border-b px-4 py-3 last:border-b-0 max-wide:grid-cols-[minmax(0,1fr)_auto] max-narrow:px-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <span>{`${person.displayName} `}</span>
          {isMe && <span className="font-normal text-ink2">(you)</span>}
        </p>
        <p className="text-ink2">
          <span translate="no" className="code">
            {person.userName}
          </span>
          <span>{` · ${roleNames[person.role]}`}</span>
        </p>
        <p className="text-12">
          <BookingsLink name={person.displayName} bookings={person.bookings} />
        </p>
      </div>
      <div className="figures min-w-0 max-wide:order-3 max-wide:col-span-2">
        <p>
          {person.sessions > 0 ? (
            <StatusPill tone="ok">{`${plural(person.sessions, 'active session')}`}</StatusPill>
          ) : (
            <StatusPill tone="off">Not signed in</StatusPill>
          )}
        </p>
        <p className="mt-1 text-12 text-ink2">
          <span>{'Last seen '}</span>
          <time translate="no" dateTime={person.lastSeenAt}>
            {formatInstant(person.lastSeenAt)}
          </time>
        </p>
      </div>
      <div className="min-w-0 max-wide:order-4 max-wide:col-span-2">
        <Permissions person={person} />
      </div>
      <div className="max-wide:order-2">
        <SignOutButton
          userName={person.userName}
          displayName={person.displayName}
          isMe={isMe}
          sessions={person.sessions}
        />
      </div>
    </li>
  )
}

function Permissions({ person }: { person: Pick<PersonLine, 'permissions' | 'displayName'> }) {
  if (person.permissions === null) {
    return (
      <p className="text-ink2">The booking service does not list permissions; it decides at each call.</p>
    )
  }
  const groups = permissionGroups(person.permissions)
  return (
    <details className="group">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control text-ink2 hover:text-ink">
        <Icon name="chevronRight" className="-mr-1.5 size-3.5 group-open:rotate-90" />
        <span className="sr-only">{`Permissions of ${person.displayName}: `}</span>
        {groups.map(({ name, has, lacks }) => (
          <span key={name} className="figures whitespace-nowrap">
            <span>{`${name} `}</span>
            <span className="text-ink">
              {lacks.length === 0
                ? 'all'
                : has.length === 0
                  ? 'none'
                  : `${has.length} of ${has.length + lacks.length}`}
            </span>
          </span>
        ))}
      </summary>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 max-narrow:grid-cols-1">
        {groups.map(({ name, has, lacks }) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 font-medium text-ink2">{name}</dt>
            <dd>
              <ul>
                {has.map(({ permission, text }) => (
                  <li key={permission} title={permission} className="wrap-anywhere">
                    {text}
                  </li>
                ))}
                {lacks.map(({ permission, text }) => (
                  <li key={permission} title={permission} className="wrap-anywhere text-ink3">
                    {`not: ${text}`}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
