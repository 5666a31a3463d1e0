"""A bot of durbar-bot/1 without rules: it makes the kind of move it likes best. Try: durbar bot-test "exec:python3 mine.py" """
import json, random, sys
LIKES = "palace statue house shrine gain reward exchange flag governor travel character ability end place".split()
matches = {}  # seat and random generator of each running match
def rank(item, seat, rng):  # lowest first; in Maharani a tile turned to the seat calls a worker of its own
    kind = item["key"].split("-")[0]
    return LIKES.index(kind) if kind in LIKES else len(LIKES), item["move"].get("turn") != seat, rng.random()

def answer(m):
    if m["t"] == "hello":
        return {"t": "hello", "protocol": 1, "name": "mine.py", "games": list(m["games"]), "wants": ["legal"]}
    if m["t"] == "match":
        matches[m["id"]] = m["seat"], random.Random(m["seed"])
    elif m["t"] == "ask":
        best = min(m["legal"], key=lambda item: rank(item, *matches[m["id"]]))
        return {"t": "move", "id": m["id"], "ask": m["ask"], "key": best["key"]}
    elif m["t"] == "ping":
        return {"t": "pong", "n": m["n"]}
    elif m["t"] == "quit":
        sys.exit()
    elif m["t"] not in ("end", "refused", "unknown"):
        return {"t": "unknown"}

for line in sys.stdin:
    try:
        reply = answer(json.loads(line))
        if reply:
            print(json.dumps(reply), flush=True)
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        print("ignored:", repr(fault), line[:80], file=sys.stderr)
