-- Versions since 0020 read `compact` alone, and from this one on nothing else is written. The column goes with a later
-- version: until `catalog.sql` has been applied, writers of a game name it.
ALTER TABLE "store_cards" ALTER COLUMN "card" DROP NOT NULL;