-- Receipts in inboxes name the games that were bought; those told before learn them from their orders.
update notifications n
set facts = n.facts || jsonb_build_object('store_ids', lines.store_ids)
from (
  select order_uuid, jsonb_agg(store_id order by store_id) as store_ids from order_lines group by order_uuid
) lines
where n.kind = 'purchase_receipt'
  and not n.facts ? 'store_ids'
  and lines.order_uuid::text = n.facts ->> 'order_uuid';
