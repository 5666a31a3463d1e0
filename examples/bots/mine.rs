// A bot of durbar-bot/1 without rules: it makes the kind of move it likes best. Build it with `cargo build --release`.
use serde_json::{json, Value};
use std::collections::hash_map::{DefaultHasher, HashMap};
use std::hash::{Hash, Hasher};
use std::io::{self, BufRead, Write};

const LIKES: &str =
    "palace statue house shrine gain reward exchange flag governor travel character ability end place";

/// How much it likes a legal move, lowest first. In Maharani a tile turned to the seat calls a worker of its own.
fn rank(item: &Value, seat: &Value, ask: &Value) -> (usize, bool, u64) {
    let key = item["key"].as_str().unwrap_or("");
    let kind = key.split('-').next().unwrap_or("");
    let place = LIKES.split(' ').position(|like| like == kind).unwrap_or(99);
    let mut chance = DefaultHasher::new();
    (ask.as_u64(), key).hash(&mut chance);
    (place, item["move"]["turn"] != *seat, chance.finish())
}

/// The answer to a message; none if it asks for nothing.
fn answer(message: &Value, seats: &mut HashMap<String, Value>) -> Option<Value> {
    let id = message["id"].as_str().unwrap_or("").to_string();
    match message["t"].as_str()? {
        "hello" => {
            let games: Vec<&String> = message["games"].as_object()?.keys().collect();
            Some(
                json!({"t": "hello", "protocol": 1, "name": "mine.rs", "games": games, "wants": ["legal"]}),
            )
        }
        "match" => seats.insert(id, message["seat"].clone()).and(None),
        "ask" => {
            let seat = seats.get(&id)?;
            let best = message["legal"]
                .as_array()?
                .iter()
                .min_by_key(|item| rank(item, seat, &message["ask"]))?;
            Some(json!({"t": "move", "id": id, "ask": message["ask"], "key": best["key"]}))
        }
        "end" => seats.remove(&id).and(None),
        "ping" => Some(json!({"t": "pong", "n": message["n"]})),
        "quit" => std::process::exit(0),
        "refused" | "unknown" => None,
        _ => Some(json!({"t": "unknown"})),
    }
}

fn main() -> io::Result<()> {
    let mut seats = HashMap::new();
    for line in io::stdin().lock().lines() {
        // A line that is no JSON is no message.
        let message = serde_json::from_str(&line?).unwrap_or(Value::Null);
        if let Some(reply) = answer(&message, &mut seats) {
            writeln!(io::stdout(), "{reply}")?;
        }
    }
    Ok(())
}
