import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { StandingOrder } from '~/api/things'
import type { OrderKind } from '~/api/wire'
import { Dialog } from '~/shell/Dialog'
import { Form } from '~/shell/Form'
import type { MatchStore } from '~/state/match'
import { speaker, t } from '~/text/language'

/** Standing orders: answers that are given in the seat's place, also while nobody is there. */
export function Orders({ store, close }: { store: MatchStore; close: () => void }) {
  const kinds = useSignal<OrderKind[] | null>(null)
  const orders = useSignal<StandingOrder[]>([])
  const seat = store.latest.value?.seat ?? null
  useEffect(() => {
    if (seat === null) return close()
    store.client.orders(seat).then(found => {
      kinds.value = found.kinds
      orders.value = found.orders
    }, close)
  }, [])
  const give = (next: StandingOrder[]) => {
    orders.value = next
    if (seat !== null) void store.act(() => store.client.setOrders(seat, next))
  }
  return (
    <Dialog title={t('standing-orders')} close={close}>
      <p>{t('orders-explained')}</p>
      {kinds.value?.length === 0 && <p class="quiet">{t('no-orders')}</p>}
      <ul class="orders">
        {(kinds.value ?? []).map(kind => {
          const order = orders.value.find(one => one.is === kind.kind)
          const others = orders.value.filter(one => one.is !== kind.kind)
          return (
            <li key={kind.kind}>
              <label class="check">
                <input
                  type="checkbox"
                  checked={Boolean(order)}
                  onChange={event => give(event.currentTarget.checked ? [...others, fresh(kind)] : others)}
                />
                <b>{speaker.value.ui(kind.key)}</b>
              </label>
              <p class="quiet">{speaker.value.attribute(kind.key, 'about')}</p>
              {order && (
                <Form
                  fields={kind.fields}
                  values={order}
                  change={values => give([...others, { ...values, is: kind.kind }])}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function fresh(kind: OrderKind): StandingOrder {
  const values = Object.fromEntries(kind.fields.map(field => [field.name, field.default]))
  return { ...values, is: kind.kind }
}
