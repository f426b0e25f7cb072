import { emptyActivityForm, type ActivityForm } from '../../../lib/activity/booking-form.ts'

/** A filled form for these travellers, without answers. */
export function filledActivity(
  party: { adult?: number; child?: number; senior?: number } = {},
  change: Partial<ActivityForm> = {},
): ActivityForm {
  return {
    ...emptyActivityForm({ adult: 1, child: 0, senior: 0, ...party }),
    salutation: 'Ms.',
    lastName: 'Keller',
    firstName: 'Anna',
    email: 'anna.keller@example.com',
    phone: '+49 30 5550 1420',
    ...change,
  }
}
